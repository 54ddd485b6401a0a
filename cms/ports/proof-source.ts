import type { Result } from '#domain/errors/catalogue.ts'

/** Where the server looks for the proofs of claimed profiles: public files and DNS. */
export interface ProofSource {
  /**
   * The text at an address of a host of `PROOF_HOSTS`; null where the host has none. Refuses with `proof-unreachable`
   * when no complete answer comes in time.
   */
  readonly readText: (address: URL) => Promise<Result<string | null>>
  /** The TXT records of a name, joined; empty where there are none. Refuses like `readText`. */
  readonly readTxt: (name: string) => Promise<Result<readonly string[]>>
}
