import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Segment, SubscriberAudience } from '#domain/newsletter/segment.ts'

/** Subscriptions that include downloads now, of the account `u` or a team of it. */
const PLANS = fragment`
  subscriptions p where p.state in ('trialing', 'active', 'past-due') and (p.user_id = u.id
    or p.team_id in (select m.team_id from team_members m where m.user_id = u.id))`

const IS: Readonly<Record<SubscriberAudience, SQL>> = {
  visitor: fragment`u.id is null`,
  member: fragment`u.id is not null`,
  subscriber: fragment`exists (select from ${PLANS})`,
  contributor: fragment`coalesce(u.is_contributor, false)`,
  staff: fragment`exists (select from users_roles r where r.parent_id = u.id)`,
}

/**
 * The confirmed subscribers of a segment, as `s`, with their account as `u`. An account counts only with a confirmed
 * address: any visitor can sign up with another person’s address.
 */
export function recipientsOf({ languages, audiences, plans, kinds }: Segment): SQL {
  return fragment`
    newsletter_subscribers s
    left join users u on u.email = s.email and u.deleted_at is null and u.verified
    where s.state = 'confirmed'
      ${when(languages, (list) => fragment`s.locale = any(${list}::varchar[])`)}
      ${when(kinds, (list) => fragment`(s.kinds = '{}' or s.kinds && ${list}::varchar[])`)}
      ${when(plans, (list) => fragment`exists (select from ${PLANS} and p.plan_slug in (select l.slug from plans l where l.id = any(${list}::int[])))`)}
      ${
        audiences.length === 0
          ? fragment``
          : fragment`and (${fragment.join(
              audiences.map((one) => IS[one]),
              fragment` or `,
            )})`
      }`
}

function when(values: readonly (string | number)[], condition: (list: SQL) => SQL): SQL {
  return values.length === 0 ? fragment`` : fragment`and ${condition(fragment`${fragment.param(values)}`)}`
}
