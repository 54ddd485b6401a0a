import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** Keeps the last link of another user that led a user here; an unknown code, or one's own, changes nothing. */
export async function keepClick(
  payload: Payload,
  { user, code }: { readonly user: string; readonly code: string | null },
): Promise<void> {
  if (code === null) return
  await run(
    payload,
    fragment`
      insert into referral_clicks (user_id, referrer_id)
      select ${user}, id from users where referral_code = ${code} and id <> ${user} and deleted_at is null
      on conflict (user_id) do update set referrer_id = excluded.referrer_id, clicked_at = now()`,
  )
}
