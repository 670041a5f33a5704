/** How the fall of a Hero stands, in bits. */
/** Its fall has been noticed: abilities that answer it have been offered. */
export const NOTICED = 1;
/** It is destroyed whatever its counters say. */
export const CONDEMNED = 2;
/** It goes to the bottom of the Team deck instead of the Graveyard. */
export const TO_DECK = 4;
