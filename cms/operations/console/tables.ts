import { fragment, type SQL } from '#cms/operations/database.ts'
import type { ConsoleField, ConsoleResource } from '#domain/contract/console/resources.ts'
import { REQUEST_DAYS } from '#domain/permissions/role-change.ts'
import { BILLING_TABLES } from './billing-tables.ts'
import { CASHOUT_TABLES } from './cashout-tables.ts'
import type { ConsoleTable } from './console-table.ts'
import { DESK_TABLES } from './desk-tables.ts'
import { DISPUTE_TABLES } from './dispute-tables.ts'
import { LEDGER_TABLES } from './ledger-tables.ts'
import { NEWSLETTER_TABLES } from './newsletter-tables.ts'
import { PAYEE_TABLES } from './payee-tables.ts'
import { ROYALTY_TABLES } from './royalty-tables.ts'
import { WORK_REQUEST_TABLES } from './work-request-tables.ts'

type Asset = 'items' | 'packs' | 'bundles'

/** Titles are shown in English, in which every asset has one. */
function assetsFrom(table: Asset): SQL {
  const [rows, titles] = [fragment.raw(table), fragment.raw(`${table}_locales`)]
  return fragment`${rows} r
    left join ${titles} t on t._parent_id = r.id and t._locale = 'en'
    left join contributors c on c.id = r.contributor_id`
}

const ASSET_COLUMNS = {
  id: fragment`r.id`,
  title: fragment`t.title`,
  slug: fragment`r.slug`,
  visibility: fragment`r.visibility::text`,
  free: fragment`coalesce(r.free, false)`,
  featured: fragment`coalesce(r.featured, false)`,
  contributor: fragment`r.contributor_id`,
  contributor_name: fragment`c.name`,
  downloads: fragment`r.downloads`,
  published_at: fragment`r.published_at`,
  updated_at: fragment`r.updated_at`,
} as const

const KIND = { kind: fragment`r.kind::text` } as const

const USER_COLUMNS = {
  id: fragment`r.id`,
  email: fragment`r.email`,
  name: fragment`r.name`,
  username: fragment`r.username`,
  verified: fragment`coalesce(r.verified, false)`,
  is_contributor: fragment`coalesce(r.is_contributor, false)`,
  created_at: fragment`r.created_at`,
  login_at: fragment`r.login_at`,
} as const

const ROLES = fragment`array(select s.value::text from users_roles s where s.parent_id = r.id order by s."order")`

export const CONSOLE_TABLES: { readonly [R in ConsoleResource]: ConsoleTable<ConsoleField<R>> } = {
  items: {
    from: assetsFrom('items'),
    columns: {
      ...ASSET_COLUMNS,
      ...KIND,
      is_demonstration: fragment`exists (select from submissions d where d.item_id = r.id and d.is_demonstration)`,
    },
  },
  packs: {
    from: assetsFrom('packs'),
    columns: {
      ...ASSET_COLUMNS,
      ...KIND,
      item_count: fragment`r.item_count`,
      is_demonstration: fragment`exists (select from pack_submissions d where d.pack_id = r.id and d.is_demonstration)`,
    },
  },
  bundles: { from: assetsFrom('bundles'), columns: ASSET_COLUMNS },
  contributors: {
    from: fragment`contributors r`,
    columns: {
      id: fragment`r.id`,
      name: fragment`r.name`,
      username: fragment`r.username`,
      type: fragment`r.type::text`,
      claimed: fragment`coalesce(r.claimed, false)`,
      open_to_work: fragment`coalesce(r.open_to_work, false)`,
      item_count: fragment`r.item_count`,
      pack_count: fragment`r.pack_count`,
      followers: fragment`coalesce(r.followers_count, 0)`,
      created_at: fragment`r.created_at`,
    },
  },
  submissions: {
    from: fragment`submissions r join items i on i.id = r.item_id join contributors c on c.id = r.contributor_id
      join revisions v on v.id = r.revision_id left join files f on f.id = v.file_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
      left join update_details n on n.submission_id = r.id`,
    owner: fragment`c.owner_id`,
    contributor: fragment`c.id`,
    columns: {
      id: fragment`r.id`,
      preview: fragment`case when f.sha256 is not null
        then jsonb_build_object('sha256', f.sha256, 'modifiedAt',
          to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`,
      title: fragment`coalesce(n.title, t.title, '')`,
      kind: fragment`i.kind::text`,
      state: fragment`r.state`,
      contributor: fragment`c.id`,
      contributor_name: fragment`c.name`,
      submitted_at: fragment`r.submitted_at`,
      decided_at: fragment`r.decided_at`,
      publish_at: fragment`r.publish_at`,
      updated_at: fragment`r.updated_at`,
      is_demonstration: fragment`r.is_demonstration`,
      item: fragment`i.id`,
      is_revisable: fragment`(r.state = 'published' and not r.is_demonstration and i.visibility in ('published', 'resting')
        and not exists (select from submissions o where o.item_id = r.item_id and o.id > r.id
          and o.state not in ('rejected', 'withdrawn')))`,
    },
  },
  'pack-submissions': {
    from: fragment`pack_submissions r join packs p on p.id = r.pack_id join contributors c on c.id = r.contributor_id
      left join packs_locales t on t._parent_id = p.id and t._locale = 'en'`,
    owner: fragment`c.owner_id`,
    contributor: fragment`c.id`,
    columns: {
      id: fragment`r.pack_id`,
      preview: fragment`(
        select jsonb_build_object('sha256', f.sha256, 'modifiedAt',
          to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from pack_works w join items i on i.id = w.item_id
        join revisions v on v.id = coalesce(i.current_revision_id,
          (select s.revision_id from submissions s where s.item_id = i.id and s.replaces_id is null order by s.id desc limit 1))
        join files f on f.id = v.file_id
        where w.pack_id = r.pack_id and i.visibility not in ('suspended', 'removed')
        order by w.cover, w.position limit 1)`,
      title: fragment`coalesce(t.title, '')`,
      kind: fragment`p.kind::text`,
      state: fragment`r.state`,
      contributor: fragment`c.id`,
      contributor_name: fragment`c.name`,
      item_count: fragment`(select count(*)::int from pack_works w where w.pack_id = r.pack_id)`,
      submitted_at: fragment`r.submitted_at`,
      decided_at: fragment`r.decided_at`,
      updated_at: fragment`r.updated_at`,
      is_demonstration: fragment`r.is_demonstration`,
    },
  },
  takedowns: {
    from: fragment`takedowns r join takedown_claims k on k.id = r.claim_id join contributors c on c.id = r.contributor_id`,
    // Before its claimant confirms it, a claim may be in another's name.
    where: fragment`r.confirmed_at is not null`,
    // Contributors see a case once staff examine it.
    owner: fragment`case when exists (select from takedown_events e
      where e.takedown_id = r.id and e.command = 'takedown.accept') then c.owner_id end`,
    columns: {
      id: fragment`r.id`,
      claimant: fragment`k.name`,
      case_state: fragment`r.state`,
      outcome: fragment`r.outcome`,
      works: fragment`(select count(*)::int from takedown_works w where w.takedown_id = r.id)`,
      contributor: fragment`c.id`,
      contributor_name: fragment`c.name`,
      confirmed_at: fragment`r.confirmed_at`,
      hear_until: fragment`r.hear_until`,
      counter_until: fragment`r.counter_until`,
      decided_at: fragment`r.decided_at`,
      updated_at: fragment`r.updated_at`,
      is_demonstration: fragment`r.is_demonstration`,
    },
  },
  reports: {
    from: fragment`reports r join items i on i.id = r.item_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
      left join users u on u.id = r.user_id left join users d on d.id = r.decided_by`,
    columns: {
      id: fragment`r.id`,
      title: fragment`coalesce(t.title, i.slug, '')`,
      item: fragment`i.id`,
      report_reason: fragment`r.reason`,
      words: fragment`r.words`,
      report_state: fragment`r.state`,
      report_outcome: fragment`r.outcome`,
      email: fragment`coalesce(r.email, u.email)`,
      created_at: fragment`r.created_at`,
      decided_at: fragment`r.decided_at`,
      decided_by: fragment`d.email`,
      is_demonstration: fragment`r.is_demonstration`,
    },
  },
  'profile-claims': {
    from: fragment`profile_claims r join contributors c on c.id = r.contributor_id join users u on u.id = r.user_id`,
    columns: {
      id: fragment`r.id`,
      contributor_name: fragment`c.name`,
      username: fragment`c.username`,
      website: fragment`c.url`,
      claimant_email: fragment`u.email`,
      method: fragment`r.method`,
      target: fragment`r.target`,
      state: fragment`r.state`,
      proof: fragment`r.proof`,
      proved_at: fragment`r.proved_at`,
      reason: fragment`r.reason`,
      created_at: fragment`r.created_at`,
      decided_at: fragment`r.decided_at`,
    },
  },
  users: { from: fragment`users r`, where: fragment`r.deleted_at is null`, columns: USER_COLUMNS },
  staff: {
    from: fragment`users r`,
    where: fragment`r.deleted_at is null and exists (select from users_roles s where s.parent_id = r.id)`,
    columns: { ...USER_COLUMNS, roles: ROLES },
  },
  'role-requests': {
    from: fragment`role_requests r join users u on u.id = r.user_id
      left join users a on a.id = r.requested_by left join users d on d.id = r.decided_by`,
    columns: {
      id: fragment`r.id`,
      email: fragment`u.email`,
      requested_by: fragment`a.email`,
      requested_at: fragment`r.requested_at`,
      reason: fragment`r.reason`,
      outcome: fragment`coalesce(r.outcome,
        case when r.requested_at > now() - make_interval(days => ${fragment.raw(String(REQUEST_DAYS))}) then 'waiting' else 'expired' end)`,
      decided_by: fragment`d.email`,
      decided_at: fragment`r.decided_at`,
    },
  },
  ...BILLING_TABLES,
  ...CASHOUT_TABLES,
  ...DESK_TABLES,
  ...DISPUTE_TABLES,
  ...LEDGER_TABLES,
  ...NEWSLETTER_TABLES,
  ...ROYALTY_TABLES,
  ...WORK_REQUEST_TABLES,
  ...PAYEE_TABLES,
  'audit-log': {
    from: fragment`audit_log r left join users u on u.id = r.actor_id`,
    columns: {
      id: fragment`r.id`,
      at: fragment`r.at`,
      actor: fragment`r.actor_id`,
      actor_email: fragment`u.email`,
      command: fragment`r.command`,
      resource: fragment`r.resource`,
      record: fragment`r.record_id`,
      reason: fragment`r.reason`,
      before: fragment`r.before`,
      after: fragment`r.after`,
      is_demonstration: fragment`(r.resource = 'submissions' and exists (
        select from submissions d where d.id::text = r.record_id and d.is_demonstration)
        or r.resource = 'pack-submissions' and exists (
        select from pack_submissions d where d.pack_id::text = r.record_id and d.is_demonstration)
        or r.resource = 'takedowns' and exists (
        select from takedowns d where d.id::text = r.record_id and d.is_demonstration)
        or r.resource = 'reports' and exists (
        select from reports d where d.id::text = r.record_id and d.is_demonstration))`,
    },
  },
}
