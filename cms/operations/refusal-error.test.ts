import { APIError, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { fileReason } from '#cms/panel/refusal-words.ts'
import { faultIn, findFault } from '#cms/panel/texts/faults/index.ts'
import { inLanguages } from '#cms/panel/texts/labels/index.ts'
import { options } from '#collections/fields/options.ts'
import { takeOverInOwnName } from '#collections/payload/locks.ts'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { approvalAfter } from '#domain/editors/approval.ts'
import { ERRORS, refuse } from '#domain/errors/catalogue.ts'
import { checkPassword } from './accounts/follow-credential-change.ts'
import { prepareAsset } from './assets/prepare-asset.ts'
import { refuseChangeInForce } from './licences/refuse-change-in-force.ts'
import { keepFacts, onlyReceivedFiles } from './media-library/picture-hooks.ts'
import { refuseUninvited } from './people/refuse-uninvited.ts'
import { checkRedirect } from './redirects/check-redirect.ts'
import { errorIn, refusalError, refusalIn } from './refusal-error.ts'
import { safeLogo } from './site/safe-logo.ts'

const req = { context: {}, file: {}, user: null, payloadAPI: 'REST' } as unknown as PayloadRequest
const ADA = { changedBy: 'ada', approvedBy: null }
const SAVE = { changes: false, publishes: true, needsApproval: true }
const asset = (visibility: 'published' | 'retired') =>
  prepareAsset({ form: 'item', data: { visibility }, before: undefined, req, operation: 'create' })
const hook = (call: unknown, args: object) => (call as (args: object) => unknown)({ req, data: {}, ...args })

/** Writes that editors and administrators try, each refused. */
const REFUSED: Readonly<Record<string, () => unknown>> = {
  'a redirect off the site': () => checkRedirect({ from: '/a', to: 'https://other.example' }),
  'a redirect with a language': () => checkRedirect({ from: '/de/a', to: '/b' }),
  'a redirect to itself': () => checkRedirect({ from: '/a', to: '/a' }),
  'a short password': () => checkPassword({ password: 'a' }, undefined),
  'a long password': () => checkPassword({ password: 'correct horse '.repeat(20) }, undefined),
  'a common password': () => checkPassword({ password: 'password123' }, undefined),
  'an email as a password': () =>
    checkPassword({ password: 'ada@example.com' }, { email: 'ada@example.com' }),
  'a password that is no text': () => checkPassword({ password: 1 }, undefined),
  'a licence in force': () =>
    refuseChangeInForce({ before: { inForceFrom: '2020-01-01' }, data: {}, now: new Date() }),
  'an account without an admin': () => refuseUninvited({ req, operation: 'create', data: {} }),
  'a file that was not decoded': () => hook(onlyReceivedFiles, { args: {}, operation: 'create' }),
  'a picture without a file': () =>
    hook(keepFacts, { req: { ...req, file: undefined }, operation: 'create' }),
  'an incomplete work': () => asset('published'),
  'a work that skips a state': () => asset('retired'),
  'a large logo': () => safeLogo('x'.repeat(300_000)),
  'a logo with a script': () =>
    safeLogo('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>'),
  'a lock of another': () => hook(takeOverInOwnName, {}),
  'a publication by its author': () => thrown(approvalAfter(ADA, { ...SAVE, editor: 'ada' })),
  'a publication by the schedule': () => thrown(approvalAfter(ADA, { ...SAVE, editor: null })),
}

it.each(Object.entries(REFUSED))('refuses %s in the language of the panel', async (_, attempt) => {
  const error = await Promise.resolve()
    .then(attempt)
    .catch((caught: unknown) => caught)
  if (!(error instanceof APIError)) throw new Error('Nothing was refused')
  expect(findFault(error.message.replace(/ \(\d+\)$/, '')), error.message).not.toBeNull()
})

it('translates the reason and keeps status, code and number', () => {
  const error = refusalError(refuse('redirect-unsafe', 'A redirect cannot lead to itself'))
  const inGerman = errorIn('de', error)
  if (!(inGerman instanceof APIError)) throw new Error('No longer an APIError')
  expect(inGerman.message).toBe('Eine Weiterleitung kann nicht auf sich selbst führen (3006)')
  expect([inGerman.status, inGerman.data, inGerman.isPublic]).toEqual([error.status, error.data, true])
  expect(errorIn('en', error)).toMatchObject({ message: error.message })
})

it('names a visibility as its field does', () => {
  for (const option of options(VISIBILITY_CODES)) {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    const labels = inLanguages(String(label))
    for (const locale of ['de', 'es', 'fr', 'pt', 'ja', 'ko'] as const)
      expect(faultIn(locale, value)).toBe(typeof labels === 'string' ? labels : labels[locale])
  }
})

it('translates the reason of a refusal that is an answer', () => {
  const refusal = refuse('query-out-of-bounds', '900 documents match, and 500 are deleted at once')
  expect(refusalIn('es', refusal)).toEqual({
    ...refusal,
    detail: 'Hay 900 documentos seleccionados; se eliminan como máximo 500 a la vez',
  })
  expect(refusalIn('es', refuse('forbidden'))).toEqual(refuse('forbidden'))
})

it('has the reasons for refusing every file', () => {
  const codes = Object.keys(ERRORS).filter((code) => code.startsWith('file-'))
  expect(codes.filter((code) => findFault(fileReason(code) ?? code) === null)).toEqual([])
})

it('passes the exceptions of others on', () => {
  const payloads = new APIError('Nicht gefunden', 404)
  const bug = new Error('A redirect cannot lead to itself')
  expect(errorIn('de', payloads)).toBe(payloads)
  expect(errorIn('de', bug)).toBe(bug)
})

function thrown(result: ReturnType<typeof approvalAfter>): void {
  if (!result.ok) throw refusalError(result)
}
