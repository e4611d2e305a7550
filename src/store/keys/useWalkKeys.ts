import { useLetterKey } from './useLetterKey'

interface Options {
  /** Null where there is no way. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** `[` and `]` go through websites as they follow each other. */
export function useWalkKeys({ onPrevious, onNext }: Options): void {
  useLetterKey('[', onPrevious)
  useLetterKey(']', onNext)
}
