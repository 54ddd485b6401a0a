import { Icon } from '#storefront/ui/icon.tsx'

interface SectionHeadProps {
  readonly title: string
  readonly note?: string
  readonly more?: { readonly label: string; readonly href: string }
}

/** The heading of a section, with the way to all of it. */
export function SectionHead({ title, note, more }: SectionHeadProps) {
  return (
    <div className="sec-head">
      <div>
        <h2 className="h-1">{title}</h2>
        {note && <p className="muted sec-head__note">{note}</p>}
      </div>
      {more && (
        <a className="more" href={more.href}>
          {more.label}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  )
}
