interface TextRule {
  readonly maxLength: number
  readonly required: boolean
}

/** The message for an editor why a text of a block is refused; null where it is accepted. */
export function blockTextFault(
  text: string | null | undefined,
  { maxLength, required }: TextRule,
): string | null {
  if (required && !text?.trim())
    return 'Write this text in English; other languages show it until they have their own.'
  return (text?.length ?? 0) > maxLength ? `At most ${maxLength} characters.` : null
}
