/**
 * Names the variant of a page that depends on nothing of the visitor but the cookie of its test, for the page cache; it is
 * absent where the country or the plan decides too.
 */
export const VARIANT_HEADER = 'x-motif-variant'
