import type { Endpoint, PayloadRequest } from 'payload'
import { googleIdentities } from '#cms/adapters/google-identity/google-identity.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { call, formCall } from '#cms/endpoints/people/call.ts'
import {
  acquisitionCookie,
  acquisitionOf,
  cookieOf,
  deviceCookie,
  expiredSessionCookies,
  referralCookie,
  sessionCookies,
  withCookies,
} from '#cms/endpoints/people/cookies.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { environment } from '#cms/env.ts'
import { confirmEmailChange } from '#cms/operations/accounts/confirm-email-change.ts'
import { googleSignIn } from '#cms/operations/accounts/google-sign-in.ts'
import { logIn } from '#cms/operations/accounts/log-in.ts'
import { originOf, readToken } from '#cms/operations/accounts/read-token.ts'
import { requestPasswordReset } from '#cms/operations/accounts/request-password-reset.ts'
import { resendSignUp } from '#cms/operations/accounts/resend-sign-up.ts'
import { resetPassword } from '#cms/operations/accounts/reset-password.ts'
import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import { endSessionOfToken } from '#cms/operations/accounts/sessions.ts'
import { signUp } from '#cms/operations/accounts/sign-up.ts'
import { verifyEmail } from '#cms/operations/accounts/verify-email.ts'
import type { OpenedSession } from '#cms/operations/accounts/visitor.ts'
import {
  forgotPasswordSchema,
  guestDataSchema,
  logInSchema,
  oneTapSchema,
  resendSignUpSchema,
  resetPasswordSchema,
  signUpSchema,
  tokenSchema,
} from '#domain/contract/accounts.ts'
import { isWorthKeeping } from '#domain/visitors/acquisition.ts'

/** Log-in, sign-up and log-out. */
export const SIGN_IN_ENDPOINTS: Endpoint[] = [
  formCall('sign-up', signUpSchema, async (req, form) => {
    const visitor = visitorOf(req)
    const device = visitor.device ?? newSecret()
    const done = await signUp(req.payload, { form, visitor: { ...visitor, device }, ...originOfAccount(req) })
    if (!done.ok) return respondRefusal(done)
    return withCookies(respond('mail', 'sent'), [deviceCookie(device)])
  }),
  formCall('resend-sign-up', resendSignUpSchema, async (req, { email, redirect = null }) => {
    const sent = await resendSignUp(req.payload, { email, redirect, visitor: visitorOf(req) })
    return sent.ok ? respond('mail', 'sent') : respondRefusal(sent)
  }),
  formCall('log-in', logInSchema, async (req, form) => {
    const opened = await logIn(req.payload, form, visitorOf(req))
    return opened.ok ? signedIn(req, opened.value) : respondRefusal(opened)
  }),
  call('log-out', async (req) => {
    await endCurrent(req)
    return withCookies(respond('logout', true), expiredSessionCookies(req))
  }),
  formCall('verify-email', tokenSchema, async (req, { token }) => {
    const verified = await verifyEmail(req.payload, token, visitorOf(req))
    if (!verified.ok) return respondRefusal(verified)
    return verified.value === null ? respond('auth', null) : signedIn(req, verified.value)
  }),
  formCall('forgot-password', forgotPasswordSchema, async (req, form) => {
    const requested = await requestPasswordReset(req.payload, { ...form, visitor: visitorOf(req) })
    return requested.ok ? respond('mail', 'sent') : respondRefusal(requested)
  }),
  formCall('reset-password', resetPasswordSchema, async (req, form) => {
    const done = await resetPassword(req.payload, { ...form, address: visitorOf(req).address })
    return done.ok
      ? withCookies(respond('password', 'changed'), expiredSessionCookies(req))
      : respondRefusal(done)
  }),
  formCall('confirm-email', tokenSchema, async (req, { token }) => {
    const done = await confirmEmailChange(req.payload, { token, address: visitorOf(req).address })
    return done.ok ? respond('email', 'changed') : respondRefusal(done)
  }),
  formCall('keep-referral', guestDataSchema, async (req, { referral_code: code, arrival }) => {
    const country = countryOf(req)
    // The first source counts: a later visit does not replace it.
    const acquisition = arrival && acquisitionOf(req) === null ? { ...arrival, country } : null
    return withCookies(respond('guest', { referral_code: code ?? null, country }), [
      ...(code === undefined ? [] : [referralCookie(code)]),
      ...(acquisition && isWorthKeeping(acquisition) ? [acquisitionCookie(acquisition)] : []),
    ])
  }),
]

/** Google's one-tap sign-in (spec section 7), at the address of the specification. */
export const ONE_TAP: Endpoint = {
  method: 'post',
  path: '/register/google-yolo-one-tap/callback',
  handler: async (req) => {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CERTS_URL: certsUrl } = environment()
    if (clientId === undefined) return respondError('google-unavailable')
    if (originOf(req.headers, req.payload.config) === 'foreign') return respondError('origin-refused')
    const fields = await readFields(req)
    const form = oneTapSchema.safeParse(fields.ok ? fields.value : null)
    if (!form.success) return respondError('google-refused')
    const opened = await googleSignIn(req.payload, googleIdentities({ clientId, certsUrl }), {
      ...form.data,
      visitor: visitorOf(req),
      ...originOfAccount(req),
    })
    return opened.ok ? signedIn(req, opened.value) : respondRefusal(opened)
  },
}

/** The inviting user, and the source of a new user. */
function originOfAccount(req: PayloadRequest) {
  return { referredBy: cookieOf(req, 'referral'), acquisition: acquisitionOf(req) }
}

/** Ends the previous session of the browser: a token belongs to one browser and one user. */
async function signedIn(req: PayloadRequest, opened: OpenedSession): Promise<Response> {
  await endCurrent(req)
  return withCookies(respond('login', true), sessionCookies(req, opened))
}

async function endCurrent(req: PayloadRequest): Promise<void> {
  const token = readToken(req.headers, req.payload.config)
  if (token !== null) await endSessionOfToken(req.payload, hashSecret(token))
}
