import { MAIL_TOKENS } from '#cms/mail/tokens.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'
import type { LetterBlock, LetterWork } from '#domain/newsletter/letter.ts'

export const FONT =
  "'Instrument Sans','Noto Sans JP','Noto Sans KR','Hiragino Sans',system-ui,-apple-system,sans-serif"

const PER_ROW = 2

/** A block of a newsletter as text, for mailboxes that show none else. */
export function blockText(block: LetterBlock): string {
  switch (block.type) {
    case 'text':
      return [block.heading, ...block.paragraphs].filter((part) => part !== null).join('\n\n')
    case 'picture':
      return [`${block.work.title}: ${block.work.address}`, block.caption]
        .filter((part) => part !== null)
        .join('\n')
    case 'image':
      return [block.alt || null, block.caption].filter((part) => part !== null).join('\n')
    case 'works':
      return [block.heading, ...block.works.map(({ title, address }) => `${title}: ${address}`)]
        .filter((part) => part !== null)
        .join('\n')
    case 'button':
      return `${block.label}:\n${block.address}`
  }
}

/** The same as HTML of tables and inline styles, which every mailbox shows. */
export function blockHtml(block: LetterBlock, accent: string): string {
  switch (block.type) {
    case 'text':
      return `${headingHtml(block.heading)}${block.paragraphs
        .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
        .join('\n')}`
    case 'picture':
      return `<p style="margin:0 0 24px">${pictureHtml(block.work, { source: block.work.large, width: 520 })}${captionHtml(block.caption)}</p>`
    case 'image':
      return `<p style="margin:0 0 24px">${imageHtml(block)}${captionHtml(block.caption)}</p>`
    case 'works':
      return `${headingHtml(block.heading)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rowsOf(block.works).map(rowHtml).join('\n')}</table>`
    case 'button':
      return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.address)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${accent};color:${MAIL_TOKENS['--ink-0']};font-weight:500;text-decoration:none">${escapeHtml(block.label)}</a></p>`
  }
}

function headingHtml(heading: string | null): string {
  return heading === null
    ? ''
    : `<h2 style="margin:24px 0 12px;font-size:19px;line-height:1.3">${escapeHtml(heading)}</h2>\n`
}

function captionHtml(caption: string | null): string {
  return caption === null
    ? ''
    : `<br><span style="font-size:13px;color:${MAIL_TOKENS['--ink-600']}">${escapeHtml(caption)}</span>`
}

function rowHtml(works: readonly LetterWork[]): string {
  const cells = works.map(
    (work) =>
      `<td width="50%" valign="top" style="padding:0 8px 16px 0;font-size:14px">${pictureHtml(work, { source: work.small, width: 244 })}<br><a href="${escapeHtml(work.address)}" style="color:${MAIL_TOKENS['--ink-925']}">${escapeHtml(work.title)}</a></td>`,
  )
  return `<tr>${cells.join('')}</tr>`
}

function pictureHtml(
  { address, title }: LetterWork,
  { source, width }: { readonly source: string; readonly width: number },
): string {
  return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(source)}" alt="${escapeHtml(title)}" width="${width}" style="width:100%;max-width:${width}px;height:auto;border:0;border-radius:8px;background:${MAIL_TOKENS['--ink-25']}"></a>`
}

const IMAGE_WIDTH = 520

function imageHtml({ source, alt, width, height }: Extract<LetterBlock, { type: 'image' }>): string {
  const shown = Math.min(IMAGE_WIDTH, width)
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${shown}" height="${Math.round((shown * height) / width)}" style="width:100%;max-width:${shown}px;height:auto;border:0;border-radius:8px">`
}

function rowsOf(works: readonly LetterWork[]): readonly (readonly LetterWork[])[] {
  return Array.from({ length: Math.ceil(works.length / PER_ROW) }, (_, row) =>
    works.slice(row * PER_ROW, (row + 1) * PER_ROW),
  )
}
