/** State, PAN of the holder, number of the registration, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = CHARACTERS.length

/** Whether a text is a GST identification number of India with the right check character. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.at(-1) === checkCharacterOf(text.slice(0, -1))
}

/** The state in which a GSTIN is registered. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2)
}

/** Luhn's algorithm in base 36, with the weights 1 and 2 in turn from the left. */
function checkCharacterOf(text: string): string | undefined {
  const sum = [...text].reduce((total, character, at) => {
    const product = CHARACTERS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return CHARACTERS[(BASE - (sum % BASE)) % BASE]
}
