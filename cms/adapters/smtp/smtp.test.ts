import { expect, it } from 'vitest'
import { failureOf } from './smtp.ts'

it.each([
  [{ message: 'connect ECONNREFUSED', command: 'CONN' }, 'later'],
  [{ message: '421 try later', responseCode: 421, command: 'MAIL FROM' }, 'later'],
  [{ message: '550 no such mailbox', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  [{ message: '552 too large', responseCode: 552, command: 'DATA' }, 'refused'],
  [{ message: '451 busy', responseCode: 451, command: 'DATA' }, 'later'],
  [{ message: 'connection closed', command: 'DATA' }, 'uncertain'],
  [{ message: '535 wrong password', responseCode: 535, command: 'AUTH PLAIN' }, 'later'],
  [new Error('anything else'), 'later'],
])('classifies %j as %s', (error, outcome) => {
  expect(failureOf(error)).toMatchObject({ outcome, reason: error.message })
})
