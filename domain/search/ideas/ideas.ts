import { ACTIONS } from './actions.ts'
import type { Idea } from './idea.ts'

/** The commonest ideas of icon sets, by topic. Each topic has its own file. */
export const IDEAS: readonly Idea[] = [...ACTIONS]
