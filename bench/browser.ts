import { type Browser, chromium } from '@playwright/test'
import { createProgress } from '#local/progress.ts'
import { findOrInstallBrowser } from '#local/testing/browser.ts'

/** So that nothing but the pages asks for anything while they are measured. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** The browser that pages are measured in. Whoever asks for it closes it. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallBrowser(createProgress()),
    args: [...QUIET, ...args],
  })
}
