import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { expiredSessionCookies, sessionCookies, withCookies } from '#cms/endpoints/people/cookies.ts'
import { respondAccount, respondPerson } from '#cms/endpoints/people/respond-person.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { acceptTerms } from '#cms/operations/accounts/accept-terms.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { changePassword } from '#cms/operations/accounts/change-password.ts'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { exportData } from '#cms/operations/accounts/export-data.ts'
import { requestEmailChange } from '#cms/operations/accounts/request-email-change.ts'
import { resendVerification } from '#cms/operations/accounts/resend-verification.ts'
import { endSession, listSessions } from '#cms/operations/accounts/sessions.ts'
import { updateProfile } from '#cms/operations/accounts/update-profile.ts'
import { becomeContributor } from '#cms/operations/contributors/become-contributor.ts'
import { follow } from '#cms/operations/contributors/follow.ts'
import { joinTeam } from '#cms/operations/contributors/team/join-team.ts'
import { enterOwnAccount } from '#cms/operations/teams/enter-team.ts'
import {
  acceptTermsSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  followSchema,
  profileChangeSchema,
} from '#domain/contract/accounts.ts'
import { becomeContributorSchema, joinTeamSchema } from '#domain/contract/contributors.ts'

/** Calls of users about their account and follows. */
export const ACCOUNT_ENDPOINTS: Endpoint[] = [
  call('read-session', async (req, actor) => respondAccount(req, personOf(actor).id)),
  call('resend-verification', async (req, actor) => {
    const sent = await resendVerification(req.payload, personOf(actor).id)
    return sent.ok ? respond('mail', 'sent') : respondRefusal(sent)
  }),
  formCall('change-password', changePasswordSchema, async (req, form, actor) => {
    const opened = await changePassword(req.payload, {
      user: personOf(actor).id,
      session: sessionOf(req)?.id ?? '',
      oldPassword: form.old_password,
      password: form.password,
      visitor: visitorOf(req),
    })
    if (!opened.ok) return respondRefusal(opened)
    return withCookies(respond('password', 'changed'), sessionCookies(req, opened.value))
  }),
  formCall('change-email', changeEmailSchema, async (req, form, actor) => {
    const requested = await requestEmailChange(req.payload, { user: personOf(actor).id, ...form })
    return requested.ok ? respond('mail', 'sent') : respondRefusal(requested)
  }),
  formCall('update-profile', profileChangeSchema, async (req, form, actor) => {
    const { id } = personOf(actor)
    const done = await updateProfile(req.payload, id, form)
    return done.ok ? respondPerson(req, id) : respondRefusal(done)
  }),
  formCall('accept-terms', acceptTermsSchema, async (req, { terms }, actor) => {
    const { id } = personOf(actor)
    await acceptTerms(req.payload, id, terms)
    return respondPerson(req, id)
  }),
  formCall('become-contributor', becomeContributorSchema, async (req, form, actor) => {
    const { id } = personOf(actor)
    const done = await becomeContributor(req.payload, { user: id, ...form })
    return done.ok ? respondPerson(req, id) : respondRefusal(done)
  }),
  formCall('join-contributor-team', joinTeamSchema, async (req, form, actor) => {
    const joined = await joinTeam(req.payload, { user: personOf(actor).id, ...form })
    return joined.ok ? respond('contributor', joined.value) : respondRefusal(joined)
  }),
  call('use-own-account', async (req, actor) => {
    await enterOwnAccount(req.payload, sessionOf(req)?.id ?? '')
    return respondPerson(req, personOf(actor).id)
  }),
  call('list-sessions', async (req, actor) =>
    respond('sessions', await listSessions(req.payload, personOf(actor).id, sessionOf(req)?.id ?? null)),
  ),
  call('end-session', async (req, actor) => {
    const ended = await endSession(req.payload, personOf(actor).id, pathParameter(req, 'session'))
    return ended.ok ? respond('session', null) : respondRefusal(ended)
  }),
  call('export-data', async (req, actor) => {
    const data = await exportData(req.payload, personOf(actor).id)
    if (!data.ok) return respondRefusal(data)
    const file = respond('export', data.value)
    file.headers.set('Content-Disposition', 'attachment; filename="motif-account.json"')
    return file
  }),
  formCall('delete-account', deleteAccountSchema, async (req, proof, actor) => {
    const done = await deleteAccount(req.payload, personOf(actor).id, proof)
    return done.ok ? withCookies(respond('auth', null), expiredSessionCookies(req)) : respondRefusal(done)
  }),
  formCall('follow', followSchema.nullable(), async (req, form, actor) => {
    const username = pathParameter(req, 'contributor')
    const done = await follow(req.payload, { user: personOf(actor).id, username, followed: form?.followed })
    return done.ok ? respond('contributor', done.value) : respondRefusal(done)
  }),
]
