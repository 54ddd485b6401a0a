import { singular } from '#seed/taxonomy/singular.ts'
import { wordsOf } from './words.ts'

/**
 * The most searched subjects, in order of preference. Every kind of artwork should have them, so that "one idea in
 * every medium" finds its items.
 */
export const SUBJECTS: readonly string[] =
  'heart home cloud sun plant cat camera star storm summer rocket music moon coffee book flower tree leaf umbrella dog bird fish gift bell key lock phone mail calendar clock map car bike airplane train boat shop cart wallet credit-card chart user users people team smile hand message chat video microphone headphones game trophy medal target idea bulb battery wifi laptop computer printer folder file document pencil brush palette search settings download upload share link trash edit check plus arrow play pause fire water snow snowflake wind rain lightning rainbow mountain beach earth globe compass flag location building school hospital factory bank bridge tent house bed sofa lamp door bath kitchen pizza burger apple banana lemon cherry strawberry carrot cake cookie ice-cream wine beer cup bottle fork chef shirt shoe hat glasses bag crown diamond ring baby family love party balloon snowman pumpkin butterfly bee spider turtle elephant lion rabbit fox owl penguin whale shield fingerprint eye brain tooth pill syringe stethoscope virus yoga dumbbell football basketball tennis bicycle bus truck ship robot chip code database server bug atom microscope flask planet telescope satellite hammer wrench scissors ruler magnet puzzle dice ticket film tv radio guitar piano drum'.split(
    ' ',
  )

/**
 * Picks at most `limit` recognisable and varied names: the plainest name for each well-known subject, then evenly
 * spaced names from the rest. Deterministic; the plain subjects come first.
 */
export function pick(names: readonly string[], limit: number): readonly string[] {
  if (names.length <= limit) return names
  const known = plainest(names).slice(0, Math.ceil(limit * 0.7))
  const taken = new Set(known)
  const rest = names.filter((name) => !taken.has(name))
  const wanted = limit - known.length
  const spread = Array.from(
    { length: wanted },
    (_, index) => rest[Math.floor((index * rest.length) / wanted)],
  )
  return [...known, ...spread.filter((name) => name !== undefined)]
}

/** For each subject, in order, the shortest name that equals it or begins or ends with it. */
function plainest(names: readonly string[]): readonly string[] {
  const bySubject = new Map<string, string>()
  const subjects = new Set(SUBJECTS)
  for (const name of names) {
    const words = wordsOf(name)
    for (const word of new Set([words.join('-'), words[0] ?? '', words.at(-1) ?? ''].map(singular))) {
      const rival = bySubject.get(word)
      if (subjects.has(word) && (rival === undefined || name.length < rival.length)) bySubject.set(word, name)
    }
  }
  return [...new Set(SUBJECTS.map((subject) => bySubject.get(subject)).filter((name) => name !== undefined))]
}
