import { expect, test } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { stateKey } from './story-texts.ts'

const MAIL_STATES = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'dropped']

test('every state of a mail has a message', () => {
  const values: object = messages.console.values.mail_state
  for (const state of MAIL_STATES) {
    expect(stateKey({ kind: 'mail', state })).toBe(`console.values.mail_state.${state}`)
    expect(values).toHaveProperty(state)
  }
})

test('the state of an entry names the values of its field, and a file format none', () => {
  expect(stateKey({ kind: 'subscription', state: 'past-due' })).toBe(
    'console.values.subscription_event.past-due',
  )
  expect(stateKey({ kind: 'download', state: 'svg' })).toBeNull()
  expect(stateKey({ kind: 'payment', state: null })).toBeNull()
})
