/**
 * The name of a library whose staff entered none. Code, messages, mails and documents take the name from the site
 * settings; `local/checks/site-name.ts` refuses the literal name elsewhere.
 */
export const DEFAULT_SITE_NAME = 'Motif'
