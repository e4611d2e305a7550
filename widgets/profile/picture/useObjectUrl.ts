import { useEffect, useMemo } from 'react'

/** An address under which the page can show a file. */
export function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return url ?? undefined
}
