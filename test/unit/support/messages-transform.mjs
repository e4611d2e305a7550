import { compileMessages } from '../../../.ci/messages-plugin.mjs'

/** Components under test get their texts as the build compiles them. */
export default { process: (source, file) => ({ code: compileMessages(source, file) }) }
