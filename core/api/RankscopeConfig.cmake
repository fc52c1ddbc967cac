# SPDX-License-Identifier: GPL-3.0-or-later
# find_package(Rankscope COMPONENTS core): the target Rankscope::core.
foreach(component ${Rankscope_FIND_COMPONENTS})
    if(NOT component STREQUAL core AND Rankscope_FIND_REQUIRED_${component})
        set(Rankscope_FOUND FALSE)
        set(Rankscope_NOT_FOUND_MESSAGE "Rankscope has the component core, not ${component}.")
        return()
    endif()
endforeach()

include(CMakeFindDependencyMacro)
find_dependency(BZip2)
find_dependency(ICU COMPONENTS uc)
find_dependency(LibLZMA)
find_dependency(Threads)
find_dependency(ZLIB)
find_dependency(zstd)
include(${CMAKE_CURRENT_LIST_DIR}/RankscopeTargets.cmake)
set(Rankscope_core_FOUND TRUE)
