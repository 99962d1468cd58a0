const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'the link leads nowhere',
  ELOOP: 'its links go round in a circle',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOTDIR: 'a part of the path is not a folder',
};

/** Reason for a system error, in a few words. */
export function describeErrno(cause: unknown): string {
  const code = getErrorCode(cause);
  return REASONS[code] ?? (code || 'the system refused');
}

export const getErrorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';
