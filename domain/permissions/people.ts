import { type Actor, rolesOf } from '#domain/permissions/permissions.ts'
import type { ActorRole } from '#domain/permissions/roles.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * The row that a call concerns: `nobody` where the caller makes no difference; the actor's `own` account, whatever
 * else the request names; a `row` named in the address, which must be the actor's own; a `public` row that every actor
 * may name.
 */
export type CallTarget = 'nobody' | 'own' | 'row' | 'public'

interface CallRow {
  readonly method: Method
  /** Under `/api/v2`. */
  readonly path: string
  readonly target: CallTarget
  /** The roles that may make the call; staff are members too. Other roles are denied. */
  readonly roles: readonly ActorRole[]
}

const ALL_ROLES = ['visitor', 'member'] as const
const PEOPLE = ['member'] as const

/** Every call about users, and the roles that may make it: default deny, one row each. */
export const PEOPLE_CALLS = {
  'sign-up': { method: 'post', path: '/auth/signup', target: 'nobody', roles: ALL_ROLES },
  'resend-sign-up': { method: 'post', path: '/auth/signup/resend', target: 'nobody', roles: ALL_ROLES },
  'log-in': { method: 'post', path: '/auth/login', target: 'nobody', roles: ALL_ROLES },
  'log-out': { method: 'post', path: '/logout', target: 'nobody', roles: ALL_ROLES },
  'read-session': { method: 'get', path: '/auth', target: 'own', roles: PEOPLE },
  'resend-verification': { method: 'patch', path: '/auth/email-verification', target: 'own', roles: PEOPLE },
  'verify-email': { method: 'post', path: '/auth/email-verification', target: 'nobody', roles: ALL_ROLES },
  'forgot-password': { method: 'post', path: '/auth/forgot-password', target: 'nobody', roles: ALL_ROLES },
  'reset-password': { method: 'post', path: '/auth/reset-password', target: 'nobody', roles: ALL_ROLES },
  'change-password': { method: 'post', path: '/auth/password', target: 'own', roles: PEOPLE },
  'change-email': { method: 'post', path: '/auth/email', target: 'own', roles: PEOPLE },
  'confirm-email': { method: 'post', path: '/auth/email/confirm', target: 'nobody', roles: ALL_ROLES },
  'update-profile': { method: 'patch', path: '/auth/profile', target: 'own', roles: PEOPLE },
  'accept-terms': { method: 'post', path: '/auth/terms', target: 'own', roles: PEOPLE },
  'become-contributor': { method: 'post', path: '/auth/contributor', target: 'own', roles: PEOPLE },
  'join-contributor-team': {
    method: 'post',
    path: '/auth/contributor-team',
    target: 'own',
    roles: PEOPLE,
  },
  'read-claim': { method: 'get', path: '/auth/claim', target: 'own', roles: PEOPLE },
  'start-claim': { method: 'post', path: '/auth/claim', target: 'own', roles: PEOPLE },
  'check-claim': { method: 'post', path: '/auth/claim/check', target: 'own', roles: PEOPLE },
  'withdraw-claim': { method: 'post', path: '/auth/claim/withdraw', target: 'own', roles: PEOPLE },
  'use-own-account': { method: 'post', path: '/auth/users/login', target: 'own', roles: PEOPLE },
  'list-sessions': { method: 'get', path: '/auth/sessions', target: 'own', roles: PEOPLE },
  'end-session': { method: 'delete', path: '/auth/sessions/:session', target: 'row', roles: PEOPLE },
  'export-data': { method: 'get', path: '/auth/export', target: 'own', roles: PEOPLE },
  'read-usage': { method: 'get', path: '/auth/usage', target: 'own', roles: PEOPLE },
  'list-downloads': { method: 'get', path: '/auth/downloads', target: 'own', roles: PEOPLE },
  'download-again': { method: 'post', path: '/auth/downloads/:download/again', target: 'row', roles: PEOPLE },
  'read-download-licence': {
    method: 'get',
    path: '/auth/downloads/:download/licence',
    target: 'row',
    roles: PEOPLE,
  },
  'issue-certificate': {
    method: 'post',
    path: '/auth/downloads/:download/certificate',
    target: 'row',
    roles: PEOPLE,
  },
  'list-certificates': { method: 'get', path: '/auth/certificates', target: 'own', roles: PEOPLE },
  'read-certificate': {
    method: 'get',
    path: '/auth/certificates/:certificate',
    target: 'row',
    roles: PEOPLE,
  },
  'print-certificate': {
    method: 'get',
    path: '/auth/certificates/:certificate/pdf',
    target: 'row',
    roles: PEOPLE,
  },
  'set-picture': { method: 'post', path: '/auth/picture/:use', target: 'own', roles: PEOPLE },
  'remove-picture': { method: 'delete', path: '/auth/picture/:use', target: 'own', roles: PEOPLE },
  'delete-account': { method: 'delete', path: '/auth', target: 'own', roles: PEOPLE },
  'list-notifications': { method: 'get', path: '/notifications', target: 'own', roles: PEOPLE },
  'count-notifications': { method: 'get', path: '/notifications/unread', target: 'own', roles: PEOPLE },
  'read-notification': {
    method: 'post',
    path: '/notifications/:notification/read',
    target: 'row',
    roles: PEOPLE,
  },
  'read-notifications': { method: 'post', path: '/notifications/read', target: 'own', roles: PEOPLE },
  'notification-settings': { method: 'get', path: '/notifications/settings', target: 'own', roles: PEOPLE },
  'change-notification-settings': {
    method: 'patch',
    path: '/notifications/settings',
    target: 'own',
    roles: PEOPLE,
  },
  'list-palettes': { method: 'get', path: '/brand-palettes', target: 'own', roles: PEOPLE },
  'create-palette': { method: 'post', path: '/brand-palettes', target: 'own', roles: PEOPLE },
  'change-palette': { method: 'patch', path: '/brand-palettes/:palette', target: 'row', roles: PEOPLE },
  'delete-palette': { method: 'delete', path: '/brand-palettes/:palette', target: 'row', roles: PEOPLE },
  'read-recent': { method: 'get', path: '/auth/recent', target: 'own', roles: PEOPLE },
  'keep-searches': { method: 'post', path: '/auth/recent/searches', target: 'own', roles: PEOPLE },
  'keep-viewed': { method: 'post', path: '/auth/recent/viewed', target: 'own', roles: PEOPLE },
  'forget-searches': { method: 'delete', path: '/auth/recent/searches', target: 'own', roles: PEOPLE },
  'forget-viewed': { method: 'delete', path: '/auth/recent/viewed', target: 'own', roles: PEOPLE },
  'check-coupon': { method: 'post', path: '/coupons/check', target: 'nobody', roles: ALL_ROLES },
  'keep-referral': { method: 'post', path: '/guest/data', target: 'nobody', roles: ALL_ROLES },
  'list-sale-notices': { method: 'get', path: '/sale-notices', target: 'own', roles: PEOPLE },
  'read-sale-notice': { method: 'get', path: '/sale-notices/state', target: 'own', roles: PEOPLE },
  'set-sale-notice': { method: 'post', path: '/sale-notices', target: 'own', roles: PEOPLE },
  follow: { method: 'post', path: '/contributors/:contributor/follow', target: 'public', roles: PEOPLE },
  'list-collections': { method: 'get', path: '/personal-collections', target: 'own', roles: PEOPLE },
  'create-collection': { method: 'post', path: '/personal-collections', target: 'own', roles: PEOPLE },
  'order-collections': { method: 'post', path: '/personal-collections/order', target: 'own', roles: PEOPLE },
  'read-collection': {
    method: 'get',
    path: '/personal-collections/:collection',
    target: 'row',
    roles: PEOPLE,
  },
  'change-collection': {
    method: 'patch',
    path: '/personal-collections/:collection',
    target: 'row',
    roles: PEOPLE,
  },
  'delete-collection': {
    method: 'delete',
    path: '/personal-collections/:collection',
    target: 'row',
    roles: PEOPLE,
  },
  'add-entries': {
    method: 'post',
    path: '/personal-collections/:collection/entries',
    target: 'row',
    roles: PEOPLE,
  },
  'remove-entries': {
    method: 'delete',
    path: '/personal-collections/:collection/entries',
    target: 'row',
    roles: PEOPLE,
  },
  'move-entries': {
    method: 'post',
    path: '/personal-collections/:collection/entries/move',
    target: 'row',
    roles: PEOPLE,
  },
  'order-entries': {
    method: 'post',
    path: '/personal-collections/:collection/entries/order',
    target: 'row',
    roles: PEOPLE,
  },
  'plan-zip': { method: 'get', path: '/personal-collections/:collection/zip', target: 'row', roles: PEOPLE },
  'prepare-zip': {
    method: 'post',
    path: '/personal-collections/:collection/zip',
    target: 'row',
    roles: PEOPLE,
  },
  'export-asset-lock': {
    method: 'get',
    path: '/personal-collections/:collection/assets-lock',
    target: 'row',
    roles: PEOPLE,
  },
  'read-collection-licences': {
    method: 'get',
    path: '/personal-collections/:collection/licences',
    target: 'row',
    roles: PEOPLE,
  },
  'set-favourite': { method: 'post', path: '/favourites', target: 'own', roles: PEOPLE },
  'read-marks': { method: 'get', path: '/favourites/marks', target: 'own', roles: PEOPLE },
  'read-shared-collection': {
    method: 'get',
    path: '/shared-collections/:share',
    target: 'public',
    roles: ALL_ROLES,
  },
  'plan-shared-zip': {
    method: 'get',
    path: '/shared-collections/:share/zip',
    target: 'public',
    roles: PEOPLE,
  },
  'prepare-shared-zip': {
    method: 'post',
    path: '/shared-collections/:share/zip',
    target: 'public',
    roles: PEOPLE,
  },
  'list-teams': { method: 'get', path: '/teams', target: 'own', roles: PEOPLE },
  'create-team': { method: 'post', path: '/teams', target: 'own', roles: PEOPLE },
  // The team and the member are named in the form; the operation checks them.
  'change-team-members': { method: 'post', path: '/teams/members', target: 'own', roles: PEOPLE },
  'remove-team-member': { method: 'delete', path: '/teams/members/:member', target: 'row', roles: PEOPLE },
  'revoke-team-invitation': {
    method: 'delete',
    path: '/teams/invitations/:invitation',
    target: 'row',
    roles: PEOPLE,
  },
  'use-team': { method: 'post', path: '/teams/:team/login', target: 'row', roles: PEOPLE },
  'read-team-usage': { method: 'get', path: '/teams/:team/usage', target: 'row', roles: PEOPLE },
  'leave-team': { method: 'post', path: '/teams/:team/leave', target: 'row', roles: PEOPLE },
  'join-team': { method: 'post', path: '/teams/join', target: 'own', roles: PEOPLE },
  'read-access': { method: 'get', path: '/access', target: 'own', roles: PEOPLE },
  'read-own-cart': { method: 'get', path: '/carts', target: 'own', roles: PEOPLE },
  'add-to-cart': { method: 'post', path: '/carts/assets', target: 'own', roles: PEOPLE },
  'read-cart': { method: 'get', path: '/carts/:cart', target: 'row', roles: PEOPLE },
  'remove-from-cart': { method: 'delete', path: '/carts/:cart/assets', target: 'row', roles: PEOPLE },
  'price-cart-coupon': { method: 'post', path: '/carts/:cart/coupon', target: 'row', roles: PEOPLE },
  'empty-cart': { method: 'delete', path: '/carts/:cart', target: 'row', roles: PEOPLE },
  checkout: { method: 'post', path: '/checkout', target: 'own', roles: PEOPLE },
  'list-orders': { method: 'get', path: '/auth/orders', target: 'own', roles: PEOPLE },
  'list-payment-methods': { method: 'get', path: '/auth/payment-methods', target: 'own', roles: PEOPLE },
  'cancel-renewal': { method: 'post', path: '/auth/subscriptions/cancel', target: 'own', roles: PEOPLE },
  'resume-renewal': { method: 'post', path: '/auth/subscriptions/resume', target: 'own', roles: PEOPLE },
  'answer-survey': { method: 'post', path: '/auth/subscriptions/survey', target: 'own', roles: PEOPLE },
  'preview-seats': {
    method: 'post',
    path: '/auth/subscriptions/seats/preview',
    target: 'own',
    roles: PEOPLE,
  },
  'change-seats': { method: 'post', path: '/auth/subscriptions/seats', target: 'own', roles: PEOPLE },
  'preview-plan': { method: 'post', path: '/auth/subscriptions/plan/preview', target: 'own', roles: PEOPLE },
  'change-plan': { method: 'post', path: '/auth/subscriptions/plan', target: 'own', roles: PEOPLE },
  'refund-payment': { method: 'post', path: '/auth/refunds', target: 'own', roles: PEOPLE },
  'open-portal': { method: 'post', path: '/auth/billing-portal', target: 'own', roles: PEOPLE },
  // The team is named in the query; the operation checks it.
  'read-billing-address': { method: 'get', path: '/auth/billing-address', target: 'own', roles: PEOPLE },
  'change-billing-address': { method: 'put', path: '/auth/billing-address', target: 'own', roles: PEOPLE },
  'read-included-tax': { method: 'get', path: '/included-tax', target: 'nobody', roles: ALL_ROLES },
  'read-referral': { method: 'get', path: '/auth/referral', target: 'own', roles: PEOPLE },
  'read-affiliation': { method: 'get', path: '/auth/affiliation', target: 'own', roles: PEOPLE },
  'request-payout': { method: 'post', path: '/auth/affiliation/payouts', target: 'own', roles: PEOPLE },
  'join-affiliation': { method: 'post', path: '/auth/affiliation', target: 'own', roles: PEOPLE },
  'read-payment-details': { method: 'get', path: '/auth/payment-details', target: 'own', roles: PEOPLE },
  'state-identity': { method: 'post', path: '/auth/payment-details/identity', target: 'own', roles: PEOPLE },
  'add-identity-document': {
    method: 'post',
    path: '/auth/payment-details/document',
    target: 'own',
    roles: PEOPLE,
  },
  'sign-tax-form': { method: 'post', path: '/auth/payment-details/tax-form', target: 'own', roles: PEOPLE },
  'change-payout-method': {
    method: 'post',
    path: '/auth/payment-details/method',
    target: 'own',
    roles: PEOPLE,
  },
  'read-cashouts': { method: 'get', path: '/auth/cashouts', target: 'own', roles: PEOPLE },
  // The profile is named in the form, the cashout in the query; the operations check them.
  'request-cashout': { method: 'post', path: '/auth/cashouts', target: 'own', roles: PEOPLE },
  'read-cashout-receipt': { method: 'get', path: '/auth/cashouts/receipt', target: 'own', roles: PEOPLE },
  'print-cashout-receipt': {
    method: 'get',
    path: '/auth/cashouts/receipt/pdf',
    target: 'own',
    roles: PEOPLE,
  },
  'read-statements': { method: 'get', path: '/auth/statements', target: 'own', roles: PEOPLE },
  // The statement is named in the query; the operation checks it.
  'read-statement': { method: 'get', path: '/auth/statements/lines', target: 'own', roles: PEOPLE },
  'export-statement': { method: 'get', path: '/auth/statements/file', target: 'own', roles: PEOPLE },
  'read-order': { method: 'get', path: '/orders/:order', target: 'row', roles: PEOPLE },
  'open-inline-checkout': { method: 'get', path: '/orders/:order/checkout.js', target: 'row', roles: PEOPLE },
  'confirm-payment': { method: 'post', path: '/orders/:order/payment', target: 'row', roles: PEOPLE },
  'list-transactions': { method: 'get', path: '/transactions', target: 'own', roles: PEOPLE },
  'read-transaction': { method: 'get', path: '/transactions/:transaction', target: 'row', roles: PEOPLE },
  'print-transaction': {
    method: 'get',
    path: '/transactions/:transaction/pdf',
    target: 'row',
    roles: PEOPLE,
  },
  contact: { method: 'post', path: '/contact', target: 'nobody', roles: ALL_ROLES },
  'newsletter-subscribe': {
    method: 'post',
    path: '/newsletter/subscriptions',
    target: 'nobody',
    roles: ALL_ROLES,
  },
  'newsletter-confirm': {
    method: 'post',
    path: '/newsletter/confirmation',
    target: 'nobody',
    roles: ALL_ROLES,
  },
  'newsletter-unsubscribe': {
    method: 'post',
    path: '/newsletter/unsubscription',
    target: 'nobody',
    roles: ALL_ROLES,
  },
  'order-custom': { method: 'post', path: '/custom-orders', target: 'nobody', roles: ALL_ROLES },
  'report-work': { method: 'post', path: '/reports', target: 'public', roles: ALL_ROLES },
  claim: { method: 'post', path: '/takedowns', target: 'nobody', roles: ALL_ROLES },
  'confirm-claim': { method: 'post', path: '/takedowns/confirmation', target: 'nobody', roles: ALL_ROLES },
  'read-hearing': { method: 'post', path: '/takedowns/hearing', target: 'nobody', roles: ALL_ROLES },
  'answer-hearing': {
    method: 'post',
    path: '/takedowns/hearing/answer',
    target: 'nobody',
    roles: ALL_ROLES,
  },
  'plan-pack-zip': { method: 'get', path: '/packs/:pack/zip', target: 'public', roles: ALL_ROLES },
  'prepare-pack-zip': { method: 'post', path: '/packs/:pack/zip', target: 'public', roles: ALL_ROLES },
  'plan-bundle-zip': { method: 'get', path: '/bundles/:bundle/zip', target: 'public', roles: ALL_ROLES },
  'prepare-bundle-zip': {
    method: 'post',
    path: '/bundles/:bundle/zip',
    target: 'public',
    roles: ALL_ROLES,
  },
} as const satisfies Record<string, CallRow>

export type PeopleCall = keyof typeof PEOPLE_CALLS
export const PEOPLE_CALL_CODES = Object.keys(PEOPLE_CALLS) as readonly PeopleCall[]

/** Whether the actor may make a call at all; the operation checks the row. */
export function mayCall(actor: Actor, call: PeopleCall): boolean {
  const { roles }: CallRow = PEOPLE_CALLS[call]
  return rolesOf(actor).some((role) => roles.includes(role))
}
