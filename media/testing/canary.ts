/**
 * What hostile files in tests try to reach and to run. An accepted file must do neither: not when it is read by another
 * parser, and not in a browser or a player.
 */
export const CANARY_HOST = 'canary.test'
export const CANARY_ADDRESS = `https://${CANARY_HOST}/x`
export const CANARY_SCRIPT = 'globalThis.canary()'
