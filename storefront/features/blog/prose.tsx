import type { Article, Block, List } from '#domain/blog/article.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Callout, CodeBlock, Table } from './blocks.tsx'
import { EmbedFigure } from './embed-figure.tsx'
import { Figure, Gallery, MediaFigure, RelatedAssets } from './figures.tsx'
import { Inlines } from './inline.tsx'
import { keyed } from './keyed.ts'
import { Notes } from './notes.tsx'

interface ProseProps {
  readonly article: Article<ItemCard>
  /** Pictures of the media library by id. */
  readonly pictures: ReadonlyMap<number, MediaPicture>
  readonly locale: Locale
}

/** The body of a post. */
export function Prose({ article: { blocks, notes }, pictures, locale }: ProseProps) {
  return (
    <div className="prose">
      {keyed(blocks).map(({ key, part }) => (
        <BlockView key={key} block={part} pictures={pictures} locale={locale} />
      ))}
      {notes.length > 0 && <Notes notes={notes} />}
    </div>
  )
}

interface BlockViewProps extends Pick<ProseProps, 'pictures' | 'locale'> {
  readonly block: Block<ItemCard>
}

function BlockView({ block, pictures, locale }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines pieces={block.children} locale={locale} />
        </p>
      )
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'quote':
      return (
        <blockquote className="prose__q">
          <Inlines pieces={block.children} locale={locale} />
        </blockquote>
      )
    case 'list':
      return <ListView list={block} locale={locale} />
    case 'rule':
      return <hr />
    case 'figure':
      return <Figure item={block.asset} caption={block.caption} locale={locale} />
    case 'gallery':
      return <Gallery items={block.assets} caption={block.caption} locale={locale} />
    case 'pictures':
      return (
        <MediaFigure
          pictures={block.pictures.flatMap((id) => pictures.get(id) ?? [])}
          caption={block.caption}
        />
      )
    case 'assets':
      return <RelatedAssets items={block.assets} heading={block.heading} locale={locale} />
    case 'code':
      return <CodeBlock language={block.language} code={block.code} />
    case 'table':
      return <Table head={block.head} rows={block.rows} caption={block.caption} />
    case 'callout':
      return <Callout tone={block.tone} title={block.title} paragraphs={block.paragraphs} />
    case 'embed':
      return <EmbedFigure title={block.title} embedded={block.embedded} />
  }
}

function ListView({ list, locale }: { readonly list: List; readonly locale: Locale }) {
  const Element = list.ordered ? 'ol' : 'ul'
  return (
    <Element>
      {keyed(list.items).map(({ key, part: item }) => (
        <li key={key}>
          <Inlines pieces={item.children} locale={locale} />
          {item.list && <ListView list={item.list} locale={locale} />}
        </li>
      ))}
    </Element>
  )
}
