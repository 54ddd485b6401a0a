/** Payload's pause after the last key before it moves the text of a block to the rich text. */
const DEBOUNCE_MS = 250
/** Without a change of the rich text by then, there was none, such as for a word that was typed and deleted. */
const CHANGE_TIMEOUT_MS = 3_000
/** How often a delayed save asks again. */
export const HOLD_STEP_MS = 50

/** When someone last typed in a block of a rich text, and when the rich text last changed. */
export interface TypingTimes {
  readonly typedAt: number
  readonly changedAt: number
}

/** Whether the rich text has what was typed in its blocks: it changed after the pause that follows the last key. */
export function isWritten({ typedAt, changedAt }: TypingTimes, now: number): boolean {
  return changedAt > typedAt + DEBOUNCE_MS || now > typedAt + CHANGE_TIMEOUT_MS
}
