import type { OutgoingHttpHeaders } from 'node:http'
import { type Http2ServerRequest, Http2ServerResponse } from 'node:http2'

/**
 * An answer over HTTP/2 that has no trailers. Waiting for them, Node keeps its end back until all that is under way beside it has been written: the
 * style sheet of a page, which shows nothing before, came with its last script.
 */
export class PromptResponse<Asked extends Http2ServerRequest> extends Http2ServerResponse<Asked> {
  override writeHead(statusCode: number, headers?: OutgoingHttpHeaders | string): this {
    const { destroyed, closed } = this.stream
    if (!destroyed && !closed) this.stream.respond({ ':status': statusCode, ...(typeof headers === 'object' && headers) })
    return this
  }
}
