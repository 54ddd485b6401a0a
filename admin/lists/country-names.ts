/** The name of a country (ISO 3166-1 alpha-2) in the language of the console. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code) ?? code
}
