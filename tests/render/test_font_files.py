"""The font files are the ones that were reviewed. Their packages are small, so a changed file must be noticed."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from render.kit import text

REVIEWED = {
    "Inter[opsz,wght].ttf": "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
    "NotoSans[wdth,wght].ttf": "bfb7bb691513f12e734dc346c03a03f784912432d7e3fa8e56efcf906fe86b3d",
    "NotoSansArabic[wght].ttf": "3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138",
    "NotoSansArmenian[wght].ttf": "e979dfaed56ddb4bfd05121958b25425eb7593253d64b6b3654c77c11c5cda94",
    "NotoSansBengali[wght].ttf": "dc9defe97bb041876b6609e9029d9e1e228a686259acde2fe2a9f99d793ee17d",
    "NotoSansDevanagari[wght].ttf": "bf99bf762743ff3259e73196852520ab0ffe8d384238bff3e4806a84b981e972",
    "NotoSansEthiopic[wght].ttf": "93f223089e300b983dbfd693c7be619e0e76565a70d639e71a4fe0bfd72cf66f",
    "NotoSansGeorgian[wght].ttf": "42f4a8bf4fe0af8afd91ee3c19e81e14f1bc74ddbd9b6a59a4182f67a596adb4",
    "NotoSansGujarati[wght].ttf": "83d1bde74d64fb389f97a5e27b2699d8ee8bad4c15a02be347228e6c10011248",
    "NotoSansGurmukhi[wght].ttf": "8a3096ee2166f6383501e2df7b368fce88cfa4068c8d75bcb6af07da353a00ea",
    "NotoSansHebrew[wght].ttf": "9d81d81ad592644487b03843da73a87b99cd28a2c4da4a096e1db8fbd14fda61",
    "NotoSansKannada[wght].ttf": "b6b11505d76eddf916667d73adfec19095ec777742444dc662dae81471461f4e",
    "NotoSansKhmer[wght].ttf": "56f89948a84cc0b01962ed6af573ac4ac885bd7bb6e7e40f9afc72a435728b70",
    "NotoSansLao[wght].ttf": "fc138d605aa998d8407789ee6a7f5554aae8b54f5cd98d66dd2c33e79d15b67e",
    "NotoSansMalayalam[wght].ttf": "94cddc94a03fa9a5e8d1784090ba97b267def6933d60762081eaa003751142c5",
    "NotoSansMyanmar[wght].ttf": "e0b280aa3080aab922800c88fa9a2015a4bec3103bb8b70491a92e4a04f3a3a3",
    "NotoSansOriya[wght].ttf": "37f482d0179d0a50e3128d004f007ff1c1741ad5f6b0b2bcc7238b257ef1caa0",
    "NotoSansSinhala[wght].ttf": "3fd7c6a61cb6dfb8a2ca7af5b4078bd24e9c8ad9b55839a0177277db6e4d1326",
    "NotoSansSymbols[wght].ttf": "63724daeff6755a45933b9a5e3a3b41df5df8fe925c0f4c991f2f68c08a4182d",
    "NotoSansTamil[wght].ttf": "37e151cdec4a8cfb15c432f7bb164a83b98df69419d47e50b35aa7073963716b",
    "NotoSansTelugu[wght].ttf": "6c06de88b2d420d899543724a13765994191cd29860c6226efca098b51fec64b",
    "NotoSansThai[wght].ttf": "13f52f79b04f01f2751a81052a5dee2df639fd4e13f4ac30821ab45c8dd5f7e7",
    "NotoEmoji[wght].ttf": "de6c18832938afc99caf132b39d6a30a19bac7f2e812e28db2535b4608d27551",
}
"""The SHA-256 of each font file. After an upgrade of a font package, look at the pictures, then change it here."""
OPTIONAL = ("manimgx_fonts_cjk",)
"""Packages that are installed only if somebody wants them."""
LIST_IMPORTED = """
import sys
from render.kit import text
text.runs("Ada", text.Style(38))
print(*(name for name in sys.modules if name.split(".")[0] in dict(text._PACKAGES)))
"""


def test_font_files_are_the_reviewed_ones() -> None:
    files = [file for file in text._FILES if file.parent.name not in OPTIONAL]
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == REVIEWED


def test_no_code_of_the_font_packages_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIST_IMPORTED],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.strip() == ""
