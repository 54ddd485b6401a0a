/**
 * With this header a request is answered with the error page that tells that the service is away, whatever its address
 * says. The storefront sends it to itself; from outside it does nothing but show that page.
 */
export const REFUSAL_HEADER = 'x-motif-refusal'
