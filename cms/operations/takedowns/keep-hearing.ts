import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { TakedownCommand } from '#domain/takedown/transitions.ts'

interface KeptHearing {
  readonly takedown: number
  readonly command: TakedownCommand
  /** Entered by staff; null where the command has none. */
  readonly email: string | null
  readonly locale: Locale
  readonly at: Date | null
}

/**
 * Keeps whom a contributor without an account is asked through, in the transaction of the command, after its deadlines are
 * written. A link is valid until the deadline. A question to another address ends the link before it; a removal asks the
 * address that answered the claim, or could have.
 */
export async function keepHearing(
  transaction: Transaction,
  { takedown, command, email, locale, at }: KeptHearing,
): Promise<void> {
  if (command === 'takedown.hear' && email !== null) {
    await transaction(fragment`
      update takedown_hearings set expires_at = least(expires_at, ${momentOf(at)})
       where takedown_id = ${takedown} and used_at is null`)
    await transaction(fragment`
      insert into takedown_hearings (takedown_id, command, email, locale, created_at, expires_at)
      select id, 'takedown.answer', ${email}, ${locale}, ${momentOf(at)}, hear_until from takedowns where id = ${takedown}`)
  }
  if (command === 'takedown.uphold')
    await transaction(fragment`
      insert into takedown_hearings (takedown_id, command, email, locale, created_at, expires_at)
      select t.id, 'takedown.counter-claim', h.email, h.locale, ${momentOf(at)}, t.counter_until
        from takedowns t join takedown_hearings h on h.takedown_id = t.id
       where t.id = ${takedown} order by h.created_at desc, h.id limit 1`)
}
