/** Passkeys in the browser: made and shown by the device, checked by the server. */
import { message, type Message } from '@arenarium/engine';
import { me as whoAmI, passkeyAsked } from '@arenarium/protocol';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { askServer } from './api.ts';
import { told } from './me.ts';

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Ask, let the device sign, and bring back what it signed. Null when all is well. */
async function shown(
  paths: { readonly ask: string; readonly answer: string },
  body: object,
  sign: (options: object) => Promise<object>,
): Promise<Message | null> {
  const asked = await askServer(paths.ask, { as: passkeyAsked, method: 'POST', body });
  if (!asked.ok) return asked.because;
  const { ticket, options } = asked.value;
  try {
    const response = await sign(options);
    return await told(askServer(paths.answer, { as: whoAmI, method: 'POST', body: { ticket, response } }));
  } catch {
    // Whoever changed their mind, or whose device has no key for this page.
    return message('who.noKey');
  }
}

/** A key for one's account; whoever has none gets one, under this name. */
export const makePasskey = (name: string | null): Promise<Message | null> =>
  shown({ ask: '/passkeys/options', answer: '/passkeys' }, { name }, (options) =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

export const signInByPasskey = (): Promise<Message | null> =>
  shown({ ask: '/passkeys/sign-in/options', answer: '/passkeys/sign-in' }, {}, (options) =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
