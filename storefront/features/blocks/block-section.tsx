import type { ReactNode } from 'react'
import type { BlockAction } from '#domain/contract/blocks/served.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'

interface BlockSectionProps {
  readonly heading: string | null
  readonly intro?: string | null
  readonly more?: BlockAction | null
  /** As wide as a text. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A block between others: its heading, a sentence below it, what it shows. */
export function BlockSection({ heading, intro = null, more = null, narrow, children }: BlockSectionProps) {
  return (
    <section className={narrow ? 'wrap wrap--text section' : 'wrap section'}>
      {heading === null ? (
        intro !== null && <p className="lead block__intro">{intro}</p>
      ) : (
        <SectionHead
          title={heading}
          {...(intro === null ? {} : { note: intro })}
          {...(more === null ? {} : { more })}
        />
      )}
      {children}
      {heading === null && more !== null && (
        <p className="block__more">
          <LinkButton href={more.href}>{more.label}</LinkButton>
        </p>
      )}
    </section>
  )
}

/** The buttons of a block; the first one is the strongest. */
export function BlockActions({ actions }: { readonly actions: readonly BlockAction[] }) {
  if (actions.length === 0) return null
  return (
    <div className="row row--wrap">
      {actions.map(({ label, href }, index) => (
        <LinkButton key={href} size="large" tone={index === 0 ? 'strong' : 'neutral'} href={href}>
          {label}
        </LinkButton>
      ))}
    </div>
  )
}
