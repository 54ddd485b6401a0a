/** Downloads of a guest after which plans are suggested, once (spec sections 4 and 9). */
const UPSELL_DOWNLOADS = 3

/** Whether a counter of a guest's downloads has just reached the number: exactly, so that no further download repeats it. */
export function isUpsellDue(downloads: number): boolean {
  return downloads === UPSELL_DOWNLOADS
}
