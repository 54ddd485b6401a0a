import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { OBJECTS } from './objects.ts'
import type { Thing } from './thing.ts'

/** The things of the pack, the richest first within each theme. */
export const THINGS: readonly Thing[] = [...OBJECTS, ...FOOD, ...NATURE]
