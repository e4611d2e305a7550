import { Resolver } from 'node:dns/promises'
import { type DKIMResult, type DNSResolver, dkimVerify, dmarc, spf } from 'mailauth'
import type { AuthResults } from './readAuth'

/** How a mail came to us. */
export interface Delivery {
  /** Address that the mail names as its sender, as people are shown it. */
  from: string
  envelopeSender: string
  helo: string
  /** Of the server that has sent it; null when nobody whom we believe says so. */
  ip: string | null
  /** Address of the resolver that is asked. */
  resolver: string
}

/** Everybody may add signatures; each of them costs a look at the whole mail. */
const MAX_SIGNATURES = 10
const DNS_MS = 1_500

/** Asks the domain of the sender whether a mail is theirs: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export async function checkSender(content: Uint8Array, delivery: Delivery): Promise<AuthResults> {
  const mail = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (signaturesIn(mail) > MAX_SIGNATURES) return {}
  const resolve = resolverAt(delivery.resolver)
  const signed = await dkimVerify(mail, { resolver: resolve, sender: delivery.envelopeSender })
  const dkim = signed.results.map((one) => ({ domain: one.signingDomain, result: resultOf(one) }))
  const sent = await sentBy(delivery, resolve)
  const results: AuthResults = {
    ...(sent && { spf: sent.status.result }),
    dkim: dkim.find(({ result }) => result === 'pass')?.result ?? dkim[0]?.result ?? 'none',
  }
  // What is checked has to be what people see.
  const [from, ...others] = signed.headerFrom
  if (from?.toLowerCase() !== delivery.from || others.length > 0) return results
  const policy = await policyOf(from, resolve, {
    spfDomains: sent?.status.result === 'pass' ? [sent.domain] : [],
    dkimDomains: dkim.filter(({ result }) => result === 'pass').map(({ domain }) => ({ domain })),
  })
  // Without the server's address half of the proof is missing: what is not proven is not refuted either.
  return policy === 'fail' && !sent ? results : { ...results, dmarc: policy }
}

/** In the header, or so it seems; too many are too many. */
const signaturesIn = (mail: Buffer): number =>
  mail
    .subarray(0, MAX_HEADER)
    .toString('latin1')
    .match(/^dkim-signature\s*:/gim)?.length ?? 0
const MAX_HEADER = 256 * 1024

function resolverAt(address: string): DNSResolver {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 1 })
  resolver.setServers([address])
  return async (name, type) => {
    // These are the types that the three methods ask for.
    switch (type) {
      case 'A':
        return resolver.resolve4(name)
      case 'AAAA':
        return resolver.resolve6(name)
      case 'PTR':
        return resolver.resolvePtr(name)
      case 'MX':
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SPF reads them as Node writes them, whatever the library's types say
        return (await resolver.resolveMx(name)) as unknown as string[]
      default:
        return resolver.resolveTxt(name)
    }
  }
}

async function sentBy({ ip, envelopeSender, helo }: Delivery, resolver: DNSResolver) {
  return ip === null ? null : spf({ ip, sender: envelopeSender, helo, resolver })
}

/** A signature that leaves out the sender or the end of the mail says nothing about either (RFC 6376, 8.2 and 8.15). */
function resultOf(one: DKIMResult): string {
  const { result, underSized } = one.status
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library tells it, its types do not
  const { signingHeaders } = one as DKIMResult & { signingHeaders?: { keys: string } }
  const isWhole = !underSized && /(?:^|:\s*)from(?:$|:)/i.test(signingHeaders?.keys ?? '')
  return result === 'pass' && !isWhole ? 'policy' : result
}

type Proofs = Pick<Parameters<typeof dmarc>[0], 'spfDomains' | 'dkimDomains'>

/** Domains that say nothing of DMARC are asked by its rules all the same; `bestguesspass` is what others call it. */
async function policyOf(headerFrom: string, resolver: DNSResolver, proofs: Proofs): Promise<string> {
  const said = await dmarc({ headerFrom, resolver, ...proofs })
  if (!said || said.status.result !== 'none') return said ? said.status.result : 'none'
  const guess = await dmarc({ headerFrom, resolver: async () => [['v=DMARC1; p=none']], ...proofs })
  return guess && guess.status.result === 'pass' ? 'bestguesspass' : 'none'
}
