import { useEffect, useState } from 'react'
import { useKeepBrandMutation } from '../../../src/api/account'
import type { BrandDraft, BrandQuery } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { BRAND_PREVIEW_DEBOUNCE_MS } from '../../../src/model'

/** How to ask for a preview of a brand that is not saved: as soon as nobody has typed for a moment, and the server has the new pictures. */
export function useBrandQuery({ color, logo, editorLogoLight, editorLogoDark }: BrandDraft) {
  const [keep] = useKeepBrandMutation()
  const [query, setQuery] = useState<BrandQuery>({})
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isOld = false
    const all = Object.entries({ color, logo, editorLogoLight, editorLogoDark }).filter(([, value]) => value !== undefined)
    const draft: BrandDraft = Object.fromEntries(all)
    const hasPicture = all.some(([, value]) => value?.startsWith('data:'))
    const ask = async () => {
      try {
        const next = hasPicture ? await keep({ body: draft }).unwrap() : Object.fromEntries(all.map(([name, value]) => [name, value ?? '']))
        if (isOld) return
        setQuery(next)
        setFailure(null)
      } catch (error) {
        if (!isOld) setFailure(toErrorObject(error))
      }
    }
    const timer = setTimeout(() => void ask(), BRAND_PREVIEW_DEBOUNCE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt asks again
  }, [color, logo, editorLogoLight, editorLogoDark, attempt, keep])

  return { query, failure, retry: () => setAttempt(attempt + 1) }
}
