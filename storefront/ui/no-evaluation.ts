/**
 * Tells zod not to compile its schemas: it would find out by evaluating text whether it may, which the policy of
 * pages forbids and reports. Read by zod wherever its first copy is loaded, so it runs inline in the head.
 */
export const NO_EVALUATION_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}'
