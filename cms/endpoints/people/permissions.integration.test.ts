import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, type CallOptions, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificate, NO_CERTIFICATE } from '#cms/testing/certificates.ts'
import { insertInvoice } from '#cms/testing/invoices.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import {
  type CallTarget,
  mayCall,
  PEOPLE_CALL_CODES,
  PEOPLE_CALLS,
  type PeopleCall,
} from '#domain/permissions/people.ts'
import { ACTOR_ROLES, type ActorRole, isStaffRole } from '#domain/permissions/roles.ts'
import { shareOfCommit } from '#local/testing/rotation.ts'

/** The owner of the row in a call: the caller, another user, or a missing row. */
const ROW_OWNERS = ['own', 'other', 'none'] as const
type RowOwner = (typeof ROW_OWNERS)[number]

/** The link to the victim's collection, which any visitor may have. */
const SHARE_KEY = 'k'.repeat(22)

const BUNDLE = 'everything'
const NOBODYS = crypto.randomUUID()
/** The pack of the test catalogue. */
const FIELD_GUIDE = { form: 'pack', slug: assetSlug('Field guide', 1_000_000) }

/**
 * A valid request for each call, so that only the permission decides, and its answer when it is allowed. A missing
 * call does not compile.
 */
const CALLS: Readonly<Record<PeopleCall, { json?: unknown; answers: ErrorCode | 'ok' }>> = {
  'sign-up': { json: {}, answers: 'email-invalid' },
  'resend-sign-up': { json: {}, answers: 'email-invalid' },
  'log-in': { json: {}, answers: 'email-invalid' },
  'log-out': { answers: 'ok' },
  'read-session': { answers: 'ok' },
  'resend-verification': { answers: 'ok' },
  'verify-email': { json: { token: 't'.repeat(43) }, answers: 'link-ended' },
  'forgot-password': { json: {}, answers: 'email-invalid' },
  'reset-password': { json: { token: 't'.repeat(43), password: 'amber lantern' }, answers: 'link-ended' },
  'change-password': { json: {}, answers: 'password-missing' },
  'change-email': { json: {}, answers: 'email-invalid' },
  'confirm-email': { json: { token: 't'.repeat(43) }, answers: 'link-ended' },
  'update-profile': { json: { company: 'Engines' }, answers: 'ok' },
  'accept-terms': { json: { terms: 'user' }, answers: 'ok' },
  'become-contributor': { json: {}, answers: 'display-name-missing' },
  'join-contributor-team': { json: { token: '1.a' }, answers: 'agreement-outdated' },
  'read-claim': { answers: 'ok' },
  'start-claim': { json: {}, answers: 'agreement-outdated' },
  'check-claim': { json: { contributor: 'grace', expected: 'open' }, answers: 'not-found' },
  'withdraw-claim': { json: { contributor: 'grace', expected: 'open' }, answers: 'not-found' },
  'use-own-account': { answers: 'ok' },
  'list-sessions': { answers: 'ok' },
  'end-session': { answers: 'ok' },
  'export-data': { answers: 'ok' },
  'read-usage': { answers: 'ok' },
  'list-downloads': { answers: 'ok' },
  'download-again': { answers: 'ok' },
  'read-download-licence': { answers: 'ok' },
  'issue-certificate': { answers: 'ok' },
  'list-certificates': { answers: 'ok' },
  'read-certificate': { answers: 'ok' },
  'print-certificate': { answers: 'ok' },
  'set-picture': { json: {}, answers: 'bad-request' },
  'remove-picture': { answers: 'ok' },
  'delete-account': { json: { password: '' }, answers: 'password-missing' },
  'list-teams': { answers: 'ok' },
  'create-team': { json: { name: 'Engines', email: 'office@example.com' }, answers: 'ok' },
  'change-team-members': {
    json: { team_uuid: crypto.randomUUID(), emails: ['new@example.com'] },
    answers: 'not-found',
  },
  'remove-team-member': { answers: 'ok' },
  'revoke-team-invitation': { answers: 'ok' },
  'use-team': { answers: 'ok' },
  'read-team-usage': { answers: 'ok' },
  'leave-team': { answers: 'team-owner-stays' },
  'join-team': { json: { token: 't' }, answers: 'link-ended' },
  'read-access': { answers: 'not-found' },
  'read-own-cart': { answers: 'ok' },
  'add-to-cart': { json: FIELD_GUIDE, answers: 'asset-not-sold' },
  'read-cart': { answers: 'ok' },
  'remove-from-cart': { json: FIELD_GUIDE, answers: 'ok' },
  'price-cart-coupon': { json: { code: 'NONE' }, answers: 'cart-empty' },
  'empty-cart': { answers: 'ok' },
  checkout: { json: { plan_id: 999 }, answers: 'plan-not-sold' },
  'read-billing-address': { answers: 'ok' },
  'change-billing-address': { json: {}, answers: 'billing-name-missing' },
  'read-referral': { answers: 'ok' },
  'read-affiliation': { answers: 'ok' },
  'join-affiliation': { answers: 'ok' },
  'request-payout': {
    json: { currency: 'USD', address: 'ada@example.com' },
    answers: 'payout-below-minimum',
  },
  'read-payment-details': { answers: 'ok' },
  'state-identity': { json: {}, answers: 'bad-request' },
  'add-identity-document': { json: {}, answers: 'bad-request' },
  'sign-tax-form': { json: {}, answers: 'bad-request' },
  'change-payout-method': { json: {}, answers: 'bad-request' },
  'read-cashouts': { answers: 'ok' },
  'request-cashout': {
    json: { contributor: 2_000_000_000, currency: 'USD', key: '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77' },
    answers: 'not-found',
  },
  'read-cashout-receipt': { answers: 'not-found' },
  'print-cashout-receipt': { answers: 'not-found' },
  'read-statements': { answers: 'ok' },
  'read-statement': { answers: 'not-found' },
  'export-statement': { answers: 'not-found' },
  'read-order': { answers: 'ok' },
  'open-inline-checkout': { answers: 'checkout-closed' },
  'confirm-payment': { json: { payment: 'pay_1', signature: '0' }, answers: 'checkout-closed' },
  'list-orders': { answers: 'ok' },
  'list-payment-methods': { answers: 'ok' },
  'cancel-renewal': { json: { subscription_uuid: NOBODYS, version: 1 }, answers: 'not-found' },
  'resume-renewal': { json: { subscription_uuid: NOBODYS, version: 1 }, answers: 'not-found' },
  'answer-survey': { json: { subscription_uuid: NOBODYS, reason: 'price' }, answers: 'not-found' },
  'preview-seats': { json: { subscription_uuid: NOBODYS, version: 1, seats: 2 }, answers: 'not-found' },
  'change-seats': { json: { seat_change_uuid: NOBODYS }, answers: 'not-found' },
  'preview-plan': {
    json: { subscription_uuid: NOBODYS, version: 1, plan_id: 24, billing_period: 'year' },
    answers: 'not-found',
  },
  'change-plan': { json: { plan_change_uuid: NOBODYS }, answers: 'not-found' },
  'refund-payment': { json: { payment_uuid: NOBODYS }, answers: 'not-found' },
  'open-portal': { json: {}, answers: 'no-billing-account' },
  'list-transactions': { answers: 'ok' },
  'read-transaction': { answers: 'ok' },
  'print-transaction': { answers: 'ok' },
  contact: { json: {}, answers: 'display-name-missing' },
  'order-custom': { json: {}, answers: 'bad-request' },
  'report-work': { json: {}, answers: 'not-found' },
  claim: { json: {}, answers: 'display-name-missing' },
  'newsletter-subscribe': { json: {}, answers: 'email-invalid' },
  'newsletter-confirm': { json: { token: 't'.repeat(43) }, answers: 'newsletter-link-ended' },
  'newsletter-unsubscribe': { json: { token: 't'.repeat(43) }, answers: 'newsletter-link-ended' },
  'confirm-claim': { json: { token: 't'.repeat(43) }, answers: 'link-ended' },
  'read-included-tax': { answers: 'bad-request' },
  'check-coupon': { json: { code: 'NO-SUCH-CODE' }, answers: 'coupon-unknown' },
  'read-hearing': { json: { token: 't'.repeat(43) }, answers: 'hearing-link-invalid' },
  'answer-hearing': {
    json: { token: 't'.repeat(43), statement: 'I drew it' },
    answers: 'hearing-link-invalid',
  },
  'keep-referral': { json: { referral_code: '' }, answers: 'referral-invalid' },
  'list-sale-notices': { answers: 'ok' },
  'read-sale-notice': { answers: 'not-found' },
  'set-sale-notice': { json: { ...FIELD_GUIDE, wanted: false }, answers: 'ok' },
  follow: { json: { followed: true }, answers: 'ok' },
  'list-palettes': { answers: 'ok' },
  'create-palette': { json: { name: 'House', colors: ['#6563ff'] }, answers: 'ok' },
  'change-palette': { json: { name: 'Home' }, answers: 'ok' },
  'delete-palette': { answers: 'ok' },
  'read-recent': { answers: 'ok' },
  'keep-searches': { json: { searches: [] }, answers: 'ok' },
  'keep-viewed': { json: { viewed: ['heart-1'] }, answers: 'ok' },
  'forget-searches': { answers: 'ok' },
  'forget-viewed': { answers: 'ok' },
  'list-notifications': { answers: 'ok' },
  'count-notifications': { answers: 'ok' },
  'read-notification': { answers: 'ok' },
  'read-notifications': { answers: 'ok' },
  'notification-settings': { answers: 'ok' },
  'change-notification-settings': { json: { type: 'contributor-published', mail: true }, answers: 'ok' },
  'list-collections': { answers: 'ok' },
  'create-collection': { json: { name: 'Woods' }, answers: 'ok' },
  'order-collections': { json: { collections: [] }, answers: 'ok' },
  'read-collection': { answers: 'ok' },
  'change-collection': { json: { name: 'Meadows' }, answers: 'ok' },
  'delete-collection': { answers: 'ok' },
  'add-entries': { json: { assets: [FIELD_GUIDE] }, answers: 'ok' },
  'remove-entries': { json: { assets: [FIELD_GUIDE] }, answers: 'ok' },
  'move-entries': { json: { assets: [FIELD_GUIDE], to: crypto.randomUUID() }, answers: 'not-found' },
  'order-entries': {
    json: { asset: FIELD_GUIDE, beside: FIELD_GUIDE, side: 'after' },
    answers: 'state-changed',
  },
  'export-asset-lock': { answers: 'ok' },
  'read-collection-licences': { answers: 'ok' },
  'plan-zip': { answers: 'ok' },
  'prepare-zip': { json: {}, answers: 'nothing-to-download' },
  'set-favourite': { json: { ...FIELD_GUIDE, favourite: true }, answers: 'ok' },
  'read-marks': { answers: 'ok' },
  'read-shared-collection': { answers: 'ok' },
  'plan-shared-zip': { answers: 'ok' },
  'prepare-shared-zip': { json: {}, answers: 'nothing-to-download' },
  'plan-pack-zip': { answers: 'ok' },
  'prepare-pack-zip': { json: {}, answers: 'ok' },
  'plan-bundle-zip': { answers: 'ok' },
  'prepare-bundle-zip': { json: {}, answers: 'ok' },
}

let opened: TestPayload
let payload: Payload
let item: number
let victim: { readonly id: string; readonly email: string; readonly rows: Rows }
/** The data of the victim after the last call. */
let untouched: Awaited<ReturnType<typeof fingerprint>>

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await sql(
    payload,
  )`insert into contributors (username, name, type, claimed) values ('grace', 'Grace', 'person', true)`
  item = (await (await makeCatalogue(payload)).add({ title: 'Red heart' })).id
  await addBundle()
  const person = await people.makePerson(payload)
  await people.signIn(person)
  victim = { ...person, rows: await rowsOf(person.id) }
  await sql(payload)`
    update personal_collections set share_key = ${SHARE_KEY} where id = ${victim.rows.collection}`
  untouched = await fingerprint()
})
afterAll(() => opened.close())

describe.each(ACTOR_ROLES)('a %s', (role) => {
  const cells = callsFor(role).flatMap((name) => ownersFor(role, name).map((owner) => ({ name, owner })))

  test.each(cells)('who calls $name for $owner row gets the answer of the table', async ({ name, owner }) => {
    const caller = await callerFor(role, name)
    const answer = await make(caller, name, owner)
    expect(codeOf(answer)).toBe(expectedCode(role, name, owner))
    const before = untouched
    untouched = await fingerprint()
    expect(untouched, 'data of another user').toEqual(before)
  })

  test('who forges the header of an internal middleware is not trusted', async () => {
    const { browser } = await callerOf(role)
    const headers = {
      'x-middleware-subrequest': 'middleware:middleware',
      'x-middleware-rewrite': '/api/v2/auth',
    }
    const answer = await browser.call('GET', '/v2/auth', { headers })
    expect(answer.status).toBe(role === 'visitor' ? 401 : 200)
  })

  test('who spells the address of a call differently gets no data of another user', async () => {
    const { browser } = await callerOf(role)
    for (const path of [
      '/v2/auth.rsc',
      '/v2/auth/',
      '/v2//auth',
      '/V2/auth',
      '/v2/auth/export.rsc',
      '/en/v2/auth',
    ]) {
      const { body } = await browser.call('GET', path)
      expect(JSON.stringify(body), path).not.toContain(role === 'visitor' ? '@example.com' : victim.email)
    }
  })
})

/** No role but these changes the answer for an own or a missing row; the rows of others are tried by every role. */
const DECISIVE: readonly ActorRole[] = ['visitor', 'member', 'admin']

/** Each commit tries a quarter of the calls by each of the other roles, and other ones by the next role. */
function callsFor(role: ActorRole): readonly PeopleCall[] {
  return DECISIVE.includes(role)
    ? PEOPLE_CALL_CODES
    : shareOfCommit(PEOPLE_CALL_CODES, 4, ACTOR_ROLES.indexOf(role))
}

/** A missing row differs from an own one only in calls whose address names a row. */
function ownersFor(role: ActorRole, name: PeopleCall): readonly RowOwner[] {
  if (!DECISIVE.includes(role)) return ['other']
  return PEOPLE_CALLS[name].path.includes(':') ? ROW_OWNERS : ['own', 'other']
}

/** A user's rows, by the parameter name of call addresses. */
interface Rows {
  readonly session: string
  readonly download: string
  readonly certificate: string
  readonly notification: string
  readonly palette: string
  readonly collection: string
  readonly order: string
  readonly cart: string
  readonly transaction: string
  readonly team: string
  readonly member: string
  readonly invitation: string
}

interface Caller {
  readonly browser: TestBrowser
  readonly rows: Rows
}

const NO_ROWS: Rows = {
  session: crypto.randomUUID(),
  download: '0',
  certificate: NO_CERTIFICATE,
  notification: crypto.randomUUID(),
  palette: crypto.randomUUID(),
  collection: crypto.randomUUID(),
  order: crypto.randomUUID(),
  cart: 'nobodys-cart',
  transaction: crypto.randomUUID(),
  team: crypto.randomUUID(),
  member: crypto.randomUUID(),
  invitation: crypto.randomUUID(),
}

/** Reads change nothing: those of one role come from one person. */
const readers = new Map<ActorRole, Promise<Caller>>()

function callerFor(role: ActorRole, name: PeopleCall): Promise<Caller> {
  if (PEOPLE_CALLS[name].method !== 'get') return callerOf(role)
  const reader = readers.get(role) ?? callerOf(role)
  readers.set(role, reader)
  return reader
}

async function callerOf(role: ActorRole): Promise<Caller> {
  if (role === 'visitor') return { browser: openBrowser(), rows: NO_ROWS }
  const person = await people.makePerson(payload, { roles: isStaffRole(role) ? [role] : [] })
  const browser = await people.withSession(payload, person)
  return { browser, rows: await rowsOf(person.id) }
}

function make({ browser, rows }: Caller, name: PeopleCall, owner: RowOwner): Promise<Answer> {
  const { method, path } = PEOPLE_CALLS[name]
  const named: Readonly<Record<string, string>> = {
    ...{ own: rows, other: victim.rows, none: NO_ROWS }[owner],
    contributor: owner === 'none' ? 'nobody' : 'grace',
    share: owner === 'none' ? 'nobody' : SHARE_KEY,
    pack: owner === 'none' ? 'nothing' : FIELD_GUIDE.slug,
    bundle: owner === 'none' ? 'nothing' : BUNDLE,
    use: 'profile',
  }
  const address = path.replace(/:(\w+)/g, (_, name) => named[name] ?? 'unknown')
  return browser.call(method.toUpperCase(), `/v2${address}`, optionsOf(name, owner))
}

/** The account of another user, named in every place that a request has. */
function optionsOf(name: PeopleCall, owner: RowOwner): CallOptions {
  const { json } = CALLS[name]
  const headers = { Accept: 'application/json' }
  if (owner === 'own' || PEOPLE_CALLS[name].method === 'get')
    return json === undefined ? { headers } : { json, headers }
  const id = owner === 'other' ? victim.id : crypto.randomUUID()
  const named = { id, uuid: id, user: id, user_id: id, account: id }
  return { json: { ...(json as object | undefined), ...named }, headers: { ...headers, 'X-User': id } }
}

function expectedCode(role: ActorRole, name: PeopleCall, owner: RowOwner): ErrorCode | 'ok' {
  const actor = role === 'visitor' ? null : { id: 'somebody', roles: isStaffRole(role) ? [role] : [] }
  if (!mayCall(actor, name)) return actor === null ? 'not-signed-in' : 'forbidden'
  const { answers } = CALLS[name]
  const target: CallTarget = PEOPLE_CALLS[name].target
  if (target === 'row' && owner !== 'own') return 'not-found'
  if (target === 'public' && owner === 'none') return 'not-found'
  return answers
}

function codeOf({ status, body }: Answer): string {
  const code = body.errors?.[0]?.code
  if (code === undefined) return status === 200 ? 'ok' : `status ${status}`
  return Object.hasOwn(ERRORS, code) && ERRORS[code as ErrorCode].status === status
    ? code
    : `${code} as ${status}`
}

async function rowsOf(user: string): Promise<Rows> {
  const [session] = await sql<{ id: string }>(payload)`select id from sessions where user_id = ${user}`
  const [download] = await sql<{ id: number }>(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id)
    select i.id, i.current_revision_id, v.id, 'svg', ${user} from items i
      join licence_versions v on v.licence_id = i.licence_id where i.id = ${item} returning id`
  const [palette] = await sql<{ id: string }>(payload)`
    insert into brand_palettes (user_id, name, colors, position) values (${user}, 'House', '{#6563ff}', 0) returning id`
  const [notification] = await sql<{ id: string }>(payload)`
    insert into notifications (user_id, type, key) values (${user}, 'welcome', 'welcome') returning id`
  const [collection] = await sql<{ id: string }>(payload)`
    insert into personal_collections (user_id, name) values (${user}, 'Woods') returning id`
  const [order] = await sql<{ id: string }>(payload)`
    insert into orders (buyer_id, user_id, purchase, currency, subtotal, total, idempotency_key, fingerprint)
    values (${user}, ${user}, 'plan', 'USD', 0, 0, ${user}, 'none') returning id`
  const [cart] = await sql<{ slug: string }>(payload)`
    with c as (insert into carts (user_id) values (${user}) returning id, slug),
      a as (insert into cart_assets (cart_id, form, asset_id, price_amount, price_currency)
        select id, 'item', ${item}::int, 500, 'USD' from c)
    select slug from c`
  return {
    session: session?.id ?? '',
    download: String(download?.id),
    certificate: await insertCertificate(payload, user, download?.id ?? 0),
    notification: notification?.id ?? '',
    palette: palette?.id ?? '',
    collection: collection?.id ?? '',
    order: order?.id ?? '',
    cart: cart?.slug ?? '',
    transaction: await insertInvoice(payload, user),
    ...(await addTeam(user)),
  }
}

/** A team of the user, with one more member and an open invitation. */
async function addTeam(user: string): Promise<Pick<Rows, 'team' | 'member' | 'invitation'>> {
  const other = await people.makePerson(payload)
  const [row] = await sql<{ team: string; member: string; invitation: string }>(payload)`
    with t as (insert into teams (name, email, seats) values ('Engines', 'office@example.com', 5) returning id),
      o as (insert into team_members (team_id, user_id, role) select id, ${user}, 'owner' from t),
      m as (insert into team_members (team_id, user_id, role) select id, ${other.id}, 'member' from t returning id),
      i as (insert into team_invitations (team_id, email, expires_at)
        select id, 'new@example.com', now() + interval '7 days' from t returning id)
    select t.id as team, m.id as member, i.id as invitation from t, m, i`
  return row ?? NO_ROWS
}

/** A bundle of the pack of the test catalogue. */
async function addBundle(): Promise<void> {
  await sql(payload)`
    with bundle as (
      insert into bundles (visibility, slug, short_id, number, licence_id, contributor_id)
      select 'published', ${BUNDLE}, 'bundle', 2000000, licence_id, contributor_id from packs
      where slug = ${FIELD_GUIDE.slug} returning id),
    titled as (insert into bundles_locales (_parent_id, _locale, title) select id, 'en', 'Everything' from bundle)
    insert into bundles_rels (parent_id, path, "order", packs_id)
    select bundle.id, 'packs', 1, packs.id from bundle, packs where packs.slug = ${FIELD_GUIDE.slug}`
}

/** All data of the account that another user's call must not change. */
async function fingerprint() {
  return sql(payload)`
    select to_jsonb(u) as account, (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from follows f where f.user_id = u.id) as follows,
      (select count(*)::int from downloads d where d.user_id = u.id) as downloads,
      (select jsonb_agg(c) from certificates c where c.user_id = u.id) as certificates,
      (select jsonb_agg(n) from notifications n where n.user_id = u.id) as notifications,
      (select jsonb_agg(p) from brand_palettes p where p.user_id = u.id) as palettes,
      (select jsonb_agg(c) from personal_collections c where c.user_id = u.id) as collections,
      (select count(*)::int from cart_assets a join carts c on c.id = a.cart_id where c.user_id = u.id) as cart_assets,
      (select count(*)::int from personal_collection_entries e join personal_collections c on c.id = e.collection_id
        where c.user_id = u.id) as entries,
      (select jsonb_agg(m order by m.id) from team_members own join team_members m on m.team_id = own.team_id
        where own.user_id = u.id) as team_members,
      (select count(*)::int from team_members own join team_invitations i on i.team_id = own.team_id
        where own.user_id = u.id) as team_invitations
    from users u where u.id = ${victim.id}`
}
