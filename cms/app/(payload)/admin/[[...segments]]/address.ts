/** What Next hands to a page of the panel. */
export interface PanelAddress {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}
