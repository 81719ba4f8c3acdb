"""Packs a folder as .tar.gz or .zip, with the same bytes for the same files.

    pack.py OUTPUT FOLDER

Names are sorted, and begin with the name of the folder. Times, owners and permissions are fixed.
Everyone can read the files, and files that were executable stay executable.
"""

from __future__ import annotations

import gzip
import io
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

#: The first time that a zip file can store, 1 January 1980, as a date and in seconds since 1970.
_ZIP_TIME = (1980, 1, 1, 0, 0, 0)
_TAR_TIME = 315532800


def _entries(folder: Path) -> list[Path]:
    found = [folder, *folder.rglob("*")]
    return sorted(found, key=lambda path: path.relative_to(folder.parent).parts)


def _mode(path: Path) -> int:
    if path.is_dir() or path.stat().st_mode & stat.S_IXUSR:
        return 0o755
    return 0o644


def _tar(folder: Path) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in _entries(folder):
            info = tarfile.TarInfo(path.relative_to(folder.parent).as_posix())
            info.mtime = _TAR_TIME
            if path.is_symlink():
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, str(path.readlink()), 0o777
                archive.addfile(info)
            elif path.is_dir():
                info.type, info.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(info)
            else:
                data = path.read_bytes()
                info.size, info.mode = len(data), _mode(path)
                archive.addfile(info, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), compresslevel=9, mtime=0)


def _zip(folder: Path) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _entries(folder):
            if path.is_symlink():
                raise SystemExit(f"pack.py: {path} is a link, and Windows has none")
            name = path.relative_to(folder.parent).as_posix()
            info = zipfile.ZipInfo(name + "/" if path.is_dir() else name, _ZIP_TIME)
            info.create_system = 3
            kind = stat.S_IFDIR if path.is_dir() else stat.S_IFREG
            info.external_attr = (kind | _mode(path)) << 16 | (0x10 if path.is_dir() else 0)
            info.compress_type = zipfile.ZIP_STORED if path.is_dir() else zipfile.ZIP_DEFLATED
            archive.writestr(info, b"" if path.is_dir() else path.read_bytes())
    return packed.getvalue()


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print("usage: pack.py OUTPUT FOLDER", file=sys.stderr)
        return 2
    output, folder = map(Path, arguments)
    output.write_bytes(_zip(folder) if output.suffix == ".zip" else _tar(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
