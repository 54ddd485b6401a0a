/**
 * A word at a position of a record, in 32 bits: its number (24), its attribute (6), whether it begins a value
 * (an element of a list is a value), and whether it shares the position of the previous word (a part of a
 * compound).
 */
const WORD_BITS = 24
const ATTRIBUTE_MASK = 0x3f
const BEGINS = 1 << 30
const SAME_PLACE = 1 << 31

export const MAX_WORDS = 1 << WORD_BITS

export function packToken(word: number, attribute: number, begins: boolean, samePlace: boolean): number {
  return (word | (attribute << WORD_BITS) | (begins ? BEGINS : 0) | (samePlace ? SAME_PLACE : 0)) >>> 0
}

export function wordOf(token: number): number {
  return token & (MAX_WORDS - 1)
}

export function attributeOf(token: number): number {
  return (token >>> WORD_BITS) & ATTRIBUTE_MASK
}

export function beginsValue(token: number): boolean {
  return (token & BEGINS) !== 0
}

export function inSamePlace(token: number): boolean {
  return (token & SAME_PLACE) !== 0
}
