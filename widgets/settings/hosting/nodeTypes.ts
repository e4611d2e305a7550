import type { HostingNode } from '../../../src/contract'

/** How a machine is reached, by the names of the makers. */
export const NODE_TYPES: Readonly<Record<HostingNode['type'], string>> = { sftp: 'SFTP', plesk: 'Plesk', cpanel: 'cPanel' }
