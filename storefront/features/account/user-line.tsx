import type { Person } from '#domain/contract/accounts.ts'
import { Avatar } from '#storefront/ui/avatar.tsx'

/** A user's picture, name and address. */
export function UserLine({ person }: { readonly person: Person }) {
  return (
    <div className="row acc__who">
      <Avatar picture={person.urls.avatar?.normal ?? null} place={person.avatar} size={40} />
      <span className="grow">
        <strong>{person.name}</strong>
        <span className="small muted">{person.email}</span>
      </span>
    </div>
  )
}
