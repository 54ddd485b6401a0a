/**
 * The host and the script that hostile files in tests try to reach and to run. An accepted file must do
 * neither when another parser, a browser or a player reads it.
 */
export const CANARY_HOST = 'canary.test'
export const CANARY_ADDRESS = `https://${CANARY_HOST}/x`
export const CANARY_SCRIPT = 'globalThis.canary()'
