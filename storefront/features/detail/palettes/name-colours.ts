import { type Colour, colourOf } from '#domain/search/colours.ts'

/** What a colour of an artwork is called. */
export interface NamedColour {
  readonly hex: string
  readonly name: Colour
  /** Which of those with this name it is, from 1. */
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
