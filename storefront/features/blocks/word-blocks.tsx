import { LOCALES } from '#domain/locales/locales.ts'
import type { BlockProps } from '#storefront/features/blocks/slots.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { MediaImage } from '#storefront/ui/media-image.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'
import { BlockSection } from './block-section.tsx'
import { RichText } from './rich-text.tsx'

export function FeaturesBlock({ block: { heading, intro, items } }: BlockProps<'features'>) {
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <BlockSection heading={heading} intro={intro}>
      <ul className="bcols">
        {items.map(({ icon, title, text, href }) => (
          <li key={title}>
            <span className="bcols__i">
              <Icon name={icon} />
            </span>
            <Title className="h-4">
              {href === null ? (
                title
              ) : (
                <a className="link" href={href}>
                  {title}
                </a>
              )}
            </Title>
            {text && <p className="muted">{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

export function StepsBlock({ block: { heading, intro, items } }: BlockProps<'steps'>) {
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <BlockSection heading={heading} intro={intro}>
      <ol className="bcols">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <span className="bcols__n" aria-hidden="true">
              {index + 1}
            </span>
            <Title className="h-4">{title}</Title>
            {text && <p className="muted">{text}</p>}
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

export function NumbersBlock({ block: { heading, intro, items }, locale }: BlockProps<'numbers'>) {
  const number = new Intl.NumberFormat(LOCALES[locale].bcp47)
  return (
    <BlockSection heading={heading} intro={intro}>
      <dl className="bnum">
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{typeof value === 'number' ? number.format(value) : value}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  )
}

export function QuoteBlock({ block: { text, name, role, work, image } }: BlockProps<'quote'>) {
  return (
    <section className="wrap wrap--text section">
      <figure className="bquote">
        {image && (
          <span className="bquote__p bquote__p--image">
            <MediaImage picture={image} sizes="small" />
          </span>
        )}
        {work && image === null && (
          <span className={`bquote__p ${GROUND_LOOKS[groundFor(work.kind, work.preview.ground)]}`}>
            <Artwork preview={work.preview} sizes={SIZES.cover} />
          </span>
        )}
        <div>
          <blockquote className="h-2">{text}</blockquote>
          {name && (
            <figcaption>
              <b>{name}</b>
              {role && <span className="muted"> · {role}</span>}
            </figcaption>
          )}
        </div>
      </figure>
    </section>
  )
}

export function LogosBlock({ block: { heading, items } }: BlockProps<'logos'>) {
  return (
    <section className="wrap section">
      {heading && <h2 className="h-4 muted block__intro">{heading}</h2>}
      <ul className="blogos">
        {items.map(({ name, href }) => (
          <li key={name}>{href === null ? name : <a href={href}>{name}</a>}</li>
        ))}
      </ul>
    </section>
  )
}

export function FaqBlock({ block: { heading, intro, items } }: BlockProps<'faq'>) {
  return (
    <BlockSection heading={heading} intro={intro} narrow>
      <div className="bfaq">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            {paragraphs(answer)}
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

export function TextBlock({ block: { heading, body } }: BlockProps<'text'>) {
  return (
    <section className="wrap wrap--text section">
      <div className="btext">
        {heading && <h2 className="h-2">{heading}</h2>}
        <RichText text={body} />
      </div>
    </section>
  )
}

/** An empty line starts a new paragraph. */
function paragraphs(text: string) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
