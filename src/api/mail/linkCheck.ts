import { useState } from 'react'
import { api_partner_link_check, type LinkCheck } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const { useCheckLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({ checkLink: build.mutation(call(api_partner_link_check)) }),
})

/** Tries one web address; what was found holds only for the address it was found for. */
export function useLinkCheck(url: string) {
  const [send, { isLoading }] = useCheckLinkMutation()
  const [found, setFound] = useState<{ of: string; result: LinkCheck } | null>(null)
  const check = async () => {
    const result = await send({ body: { url } })
      .unwrap()
      .catch(() => null)
    setFound(result && { of: url, result })
  }
  return { isLoading, check: () => void check(), result: found?.of === url ? found.result : null }
}
