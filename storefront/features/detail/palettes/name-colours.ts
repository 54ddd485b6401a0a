import { type Colour, colourOf } from '#domain/search/colours.ts'

/** A named colour of an artwork. */
export interface NamedColour {
  readonly hex: string
  readonly name: Colour
  /** Its number among those with the same name, from 1. */
  readonly number: number
}

/** Distinct names for the colours of an artwork. */
export function nameColours(colours: readonly string[]): readonly NamedColour[] {
  const names = colours.map(colourOf)
  return colours.map((hex, place) => {
    const name = names[place] ?? colourOf(hex)
    return { hex, name, number: names.slice(0, place).filter((other) => other === name).length + 1 }
  })
}
