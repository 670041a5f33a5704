# One node of Arenarium: tables and client. docs/operating.md says what the variables mean.
FROM node:24-slim AS build
WORKDIR /arenarium
COPY . .
RUN npm ci \
 && npx vite build web --logLevel=warn \
 && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ARENARIUM_DATA=/data ARENARIUM_LOG=info
WORKDIR /arenarium
COPY --from=build /arenarium /arenarium
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--v8-pool-size=1", "--import", "@arenarium/loader", "server/src/main.ts"]
