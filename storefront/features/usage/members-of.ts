import type { UsageRow } from '#domain/contract/usage.ts'

const FORMER = 'former'

/** A member in the choice of members; people who have left are one. Undefined outside of a team's history by member. */
export function memberKey({ member }: Pick<UsageRow, 'member'>): string | undefined {
  return member === undefined ? undefined : (member?.uuid ?? FORMER)
}

/** The members in these rows by name, and last those who have left. */
export function membersOf(
  rows: readonly Pick<UsageRow, 'member'>[],
  former: string,
): readonly { readonly key: string; readonly name: string }[] {
  const names = new Map<string, string>()
  for (const { member } of rows) if (member) names.set(member.uuid, member.name)
  const present = [...names]
    .map(([key, name]) => ({ key, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return rows.some(({ member }) => member === null) ? [...present, { key: FORMER, name: former }] : present
}
