/** SSN, ITIN and EIN have nine digits. */
const US = /^(?:\d{3}-?\d{2}-?\d{4}|\d{2}-?\d{7})$/
/** Each country has shapes of its own; only the length and the characters are bounded. */
const FOREIGN = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{3,29}$/u

/** Whether a taxpayer number can be one of the country. It is no proof that it exists. */
export function taxpayerNumberFits(country: string, number: string): boolean {
  return country === 'US' ? isUsTaxpayerNumber(number) : isForeignTaxpayerNumber(number)
}

export function isUsTaxpayerNumber(number: string): boolean {
  return US.test(number) && !/^(\d)\1{8}$/.test(number.replaceAll('-', ''))
}

export function isForeignTaxpayerNumber(number: string): boolean {
  return FOREIGN.test(number)
}
