import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Fault } from '#local/fault.ts'

/** Libraries that only a visible stage may load: a text that each keeps through any build, and its source. */
const PLAYERS = {
  lottie: { marker: '__lottie_element_', module: 'lottie-web/build/player/lottie_light.js' },
  three: { marker: 'isWebGLRenderer', module: 'three' },
} as const satisfies Record<string, { marker: string; module: string }>

export type Player = keyof typeof PLAYERS

export function playersIn(script: string): readonly Player[] {
  return Object.entries(PLAYERS).flatMap(([player, { marker }]) =>
    script.includes(marker) ? [player as Player] : [],
  )
}

/** @throws Fault when a player no longer contains its marker, because its absence would then prove nothing */
export function requireMarkers(): void {
  for (const [player, { marker, module }] of Object.entries(PLAYERS)) {
    if (readFileSync(fileURLToPath(import.meta.resolve(module)), 'utf8').includes(marker)) continue
    throw new Fault(
      `${player} no longer carries "${marker}".`,
      'Name another text in bench/weight/players.ts',
    )
  }
}
