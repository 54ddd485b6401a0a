import type { TakedownAction } from '#domain/contract/console/takedowns.ts'
import type { TakedownState } from '#domain/takedown/states.ts'

/** The name of a command in the messages; a second question has one of its own. */
export function actionKey(action: TakedownAction, state: TakedownState): string {
  return action === 'hear' && state === 'hearing'
    ? 'console.takedowns.hearAgain'
    : `console.takedowns.actions.${action}`
}
