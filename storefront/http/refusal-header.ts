/**
 * A request with this header is answered with the 503 error page, whatever its path. The storefront sends it to itself;
 * from outside it has no other effect.
 */
export const REFUSAL_HEADER = 'x-motif-refusal'
